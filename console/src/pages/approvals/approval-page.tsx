import { useParams } from 'react-router';
import { StateBadge } from '../../parts/badge.tsx';
import { KeyName } from '../../parts/key-name.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Page } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { skillInWords } from '../../parts/skill-words.ts';
import { DateTime } from '../../parts/values.tsx';
import { useSkill } from '../../service/use-skill.ts';
import './approvals.css';
import { AskedCall } from './asked-call.tsx';
import { Decision } from './decision.tsx';
import { Effect } from './effect.tsx';

/** What an agent asks for, what it would do beside how things are now, and the decision. */
export function ApprovalPage() {
  const { id = '' } = useParams();
  const params = { approval_id: id };
  const answer = useSkill('command.approvals.get', params, {
    poll: ({ approval }) => (['pending', 'approved'].includes(approval.state) ? 4_000 : false),
  });
  const approval = answer.data?.approval;
  return (
    <Page
      title={approval === undefined ? 'Approval' : skillInWords(approval.skill)}
      parent={{ to: '/approvals', label: 'Approvals' }}
      badge={approval !== undefined && <StateBadge state={approval.state} />}
      lead={approval?.effect.summary ?? approval?.summary}
      calls={[{ skill: 'command.approvals.get', params }]}
    >
      <Loaded answer={answer} skeleton={<Skeleton height={420} />}>
        {({ approval: loaded }) => (
          <div className="stack wide">
            <Outcome approval={loaded} />
            <Effect approval={loaded} />
            <Decision approval={loaded} />
            <AskedCall approval={loaded} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}

function Outcome({ approval }: Parameters<typeof Effect>[0]) {
  const { state, decided_at, reason, error, decided_by_link, decided_by } = approval;
  if (state === 'pending') return null;
  const by = decided_by_link ? 'with the link' : <KeyName id={decided_by ?? ''} />;
  return (
    <>
      {decided_at !== null && (
        <Notice tone={state === 'refused' ? 'care' : 'good'} title={state === 'refused' ? 'Refused' : 'Approved'}>
          {by}, <DateTime at={decided_at} />
          {reason !== null && <p className="prose">“{reason}”</p>}
        </Notice>
      )}
      {error !== null && <Notice tone="bad" title={error.message} />}
    </>
  );
}
