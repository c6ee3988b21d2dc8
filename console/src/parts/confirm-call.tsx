import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallError } from '../service/client.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorNotice } from './error-notice.tsx';

interface ConfirmCallProps<Params, Result> {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly call: UseMutationResult<Result, CallError, Params>;
  readonly params: Params;
  /** What the button does, in one verb. */
  readonly action: string;
  readonly isDanger?: boolean;
  readonly onDone?: (result: Result) => void;
  /** What happens, and whether it can be undone. */
  readonly children: ReactNode;
}

/** Asks before a call whose effect a person may not expect. */
export function ConfirmCall<Params, Result>(props: ConfirmCallProps<Params, Result>) {
  const { title, isOpen, onClose, call, params, action, isDanger = false, onDone, children } = props;
  const confirm = () =>
    call.mutate(params, {
      onSuccess: (result) => {
        onClose();
        onDone?.(result);
      },
    });
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <div className="stack">
        <p>{children}</p>
        {call.error !== null && <ErrorNotice error={call.error} />}
        <div className="row end">
          <Button onPress={onClose}>Cancel</Button>
          <Button kind={isDanger ? 'danger' : 'primary'} isPending={call.isPending} onPress={confirm}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
