import { useState } from 'react';
import { Choice } from '../../parts/choice.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import type { ParamsOf } from '../../service/client.ts';
import { zone } from '../../service/locale.ts';
import { useParam } from '../../service/use-param.ts';
import { useSkill } from '../../service/use-skill.ts';
import { Activity } from './activity.tsx';
import { Alerts } from './alerts.tsx';
import { Beginning } from './beginning/beginning.tsx';
import './overview.css';
import { RunningNow } from './running-now.tsx';
import { Totals } from './totals.tsx';

const PERIODS = [
  { id: 'today', label: 'Today' },
  { id: 'last_7_days', label: '7 days' },
  { id: 'last_30_days', label: '30 days' },
] as const;

/** What changed and what to do; on an account that has sent nothing, the first message. */
export function OverviewPage() {
  const [chosen, choose] = useParam('period', 'last_7_days');
  const period = chosen as ParamsOf<'metrics.query'>['period'];
  const params = { period, timezone: zone };
  const summary = useSkill('dashboard.summary', params, { poll: () => 30_000, keepPrevious: true });
  const messages = useSkill('messages.list', { limit: 1 });
  // It stays for this visit, so that a person sees the answer to the first message arrive.
  const [beginning, setBeginning] = useState<'unknown' | 'open' | 'closed'>('unknown');
  if (beginning === 'unknown' && messages.data !== undefined)
    setBeginning(messages.data.items.length === 0 ? 'open' : 'closed');

  return (
    <Page
      title="Overview"
      calls={[
        { skill: 'dashboard.summary', params },
        { skill: 'dashboard.activity', params: {} },
      ]}
      actions={<Choice label="Period" options={PERIODS} value={chosen} onChange={choose} />}
    >
      {beginning === 'open' && <Beginning onClose={() => setBeginning('closed')} />}
      <Loaded answer={summary} skeleton={<Skeleton height={172} />}>
        {({ totals, compared, balance }) => (
          <Totals totals={totals} before={compared?.totals ?? null} balance={balance} period={period} />
        )}
      </Loaded>
      <div className="columns">
        <div className="stack wide">
          <Loaded answer={summary} skeleton={<Skeleton height={120} />}>
            {({ alerts, more_alerts }) => <Alerts alerts={alerts} hasMore={more_alerts} />}
          </Loaded>
          <Activity />
        </div>
        <Loaded answer={summary} skeleton={<Skeleton height={180} />}>
          {({ running }) => <RunningNow running={running} />}
        </Loaded>
      </div>
    </Page>
  );
}
