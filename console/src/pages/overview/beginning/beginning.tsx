import type { ReactNode } from 'react';
import { Button } from '../../../parts/button.tsx';
import { ErrorNotice } from '../../../parts/error-notice.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { useCall } from '../../../service/use-call.ts';
import { useSkill } from '../../../service/use-skill.ts';
import { FirstConsent } from './first-consent.tsx';
import { FirstContact } from './first-contact.tsx';
import { FirstMessage } from './first-message.tsx';

/** The steps to the first message, each with what completes it; the last one is the message. */
export function Beginning({ onClose }: { readonly onClose: () => void }) {
  const checklist = useSkill('dashboard.checklist', {});
  return (
    <section className="card stack beginning">
      <div>
        <div className="row apart">
          <h2>Send your first message</h2>
          <Button kind="quiet" icon="close" label="Close" onPress={onClose} />
        </div>
        <p className="quiet">
          Until you connect a carrier, messages go to a simulated phone, which behaves like a real one and costs credits
          of the trial only.
        </p>
      </div>
      <Loaded answer={checklist} skeleton={<Skeleton height={260} />}>
        {({ steps }) => {
          const required = steps.filter(({ state }) => state !== 'optional');
          const first = required.find(({ state }) => state === 'todo')?.id ?? 'message';
          return (
            <ol className="steps">
              {required.map(({ id, title, state }, index) => (
                <Step key={id} number={index + 1} title={title} isDone={state === 'done'}>
                  {id === first && FORMS[id]}
                </Step>
              ))}
              <Step number={required.length + 1} title="A message, and an answer" isDone={false}>
                {first === 'message' && <FirstMessage />}
              </Step>
            </ol>
          );
        }}
      </Loaded>
    </section>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

function Step({ number, title, isDone, children }: StepProps) {
  return (
    <li>
      <span className={isDone ? 'step-mark done' : 'step-mark'}>{isDone ? <Icon name="check" /> : number}</span>
      <div className="stack">
        <span className={isDone ? 'quiet' : undefined}>
          {title}
          {isDone && <span className="hidden-visually"> (done)</span>}
        </span>
        {children}
      </div>
    </li>
  );
}

function FirstNumber() {
  const ensure = useCall('phone-numbers.ensureDefault');
  return (
    <>
      {ensure.error !== null && <ErrorNotice error={ensure.error} />}
      <div className="row">
        <Button kind="primary" isPending={ensure.isPending} onPress={() => ensure.mutate({})}>
          Get a number
        </Button>
        <span className="quiet">Free, and hosted by the simulator.</span>
      </div>
    </>
  );
}

const FORMS: Readonly<Record<string, ReactNode>> = {
  sender: <FirstNumber />,
  contacts: <FirstContact />,
  consent: <FirstConsent />,
};
