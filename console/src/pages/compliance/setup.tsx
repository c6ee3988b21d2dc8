import { Badge } from '../../parts/badge.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NextActions } from '../../parts/next-actions.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Count, DateTime } from '../../parts/values.tsx';
import { useSkill } from '../../service/use-skill.ts';

/** What is done and what is missing before messages can be sent. */
export function Setup() {
  const status = useSkill('compliance.setupStatus', {});
  return (
    <Loaded answer={status} skeleton={<Skeleton height={400} />}>
      {({ ready, steps, daily_limits: limits }) => (
        <div className="stack">
          <Notice tone={ready ? 'good' : 'care'} title={ready ? 'You can send messages.' : 'Some steps are missing.'} />
          <ol className="card flush rows">
            {steps.map(({ id, title, state, next_action: action }) => (
              <li key={id} className="stack tight">
                <div className="row apart">
                  <strong>{title}</strong>
                  <Badge tone={state === 'done' ? 'good' : state === 'todo' ? 'care' : 'plain'}>
                    {state === 'todo' ? 'To do' : state === 'done' ? 'Done' : 'Optional'}
                  </Badge>
                </div>
                {state !== 'done' && action !== null && <NextActions actions={[action]} />}
              </li>
            ))}
          </ol>
          {limits.map(({ brand_id: brand, used, limit, resets_at: at }) => (
            <p key={brand} className="quiet">
              T-Mobile takes <Count value={limit} /> messages of your brand a day; <Count value={used} /> are used.
              Resets <DateTime at={at} />.
            </p>
          ))}
        </div>
      )}
    </Loaded>
  );
}
