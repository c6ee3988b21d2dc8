import type { ReactNode } from 'react';
import type { CallError } from '../service/client.ts';
import { Button } from './button.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { Skeleton } from './skeleton.tsx';

interface Answer<Result> {
  readonly data: Result | undefined;
  readonly error: CallError | null;
  refetch(): unknown;
}

interface LoadedProps<Result> {
  readonly answer: Answer<Result>;
  /** What stands here until the answer arrives, in its size. */
  readonly skeleton?: ReactNode;
  readonly children: (result: Result) => ReactNode;
}

/** Shows an answer as soon as it is there. A failed refresh keeps what was shown. */
export function Loaded<Result>({ answer, skeleton, children }: LoadedProps<Result>) {
  if (answer.data !== undefined) return children(answer.data);
  if (answer.error === null) return skeleton ?? <Skeleton lines={4} />;
  return (
    <div className="stack">
      <ErrorNotice error={answer.error} />
      <div className="row">
        <Button onPress={() => void answer.refetch()}>Try again</Button>
      </div>
    </div>
  );
}
