import { useDeferredValue, useState } from 'react';
import { Choice } from '../../parts/choice.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import type { ParamsOf, ResultOf } from '../../service/client.ts';
import { useZone } from '../../service/locale.ts';
import { useParam } from '../../service/use-param.ts';
import { useSkill } from '../../service/use-skill.ts';
import { Activity } from './activity.tsx';
import { Alerts } from './alerts.tsx';
import { Beginning } from './beginning/beginning.tsx';
import './overview.css';
import { RunningNow } from './running-now.tsx';
import { Totals, TotalsSkeleton } from './totals.tsx';

const PERIODS = [
  { id: 'today', label: 'Today' },
  { id: 'last_7_days', label: '7 days' },
  { id: 'last_30_days', label: '30 days' },
] as const;

/** What changed and what to do; on an account that has sent nothing, the first message. */
export function OverviewPage() {
  const [chosen, choose] = useParam('period', 'last_7_days');
  const period = chosen as ParamsOf<'metrics.query'>['period'];
  const params = { period, timezone: useZone() };
  const summary = useSkill('dashboard.summary', params, { poll: () => 30_000, keepPrevious: true });
  // Drawn in slices, so that a slow computer answers meanwhile.
  const data = useDeferredValue(summary.data);
  const messages = useSkill('messages.list', { limit: 1 });
  // It stays for this visit, so that a person sees the answer to the first message arrive.
  const [beginning, setBeginning] = useState<'unknown' | 'open' | 'closed'>('unknown');
  if (beginning === 'unknown' && !messages.isPending)
    setBeginning(messages.data?.items.length === 0 ? 'open' : 'closed');

  return (
    <Page
      title="Overview"
      calls={[
        { skill: 'dashboard.summary', params },
        { skill: 'dashboard.activity', params: {} },
      ]}
      actions={<Choice label="Period" options={PERIODS} value={chosen} onChange={choose} />}
    >
      {beginning === 'open' && summary.error === null && <Beginning onClose={() => setBeginning('closed')} />}
      {beginning === 'unknown' ? (
        <Skeleton height={420} />
      ) : summary.error !== null && summary.data === undefined ? (
        <ErrorNotice error={summary.error} />
      ) : (
        <Summary data={data} period={period} />
      )}
    </Page>
  );
}

interface SummaryProps {
  readonly data: ResultOf<'dashboard.summary'> | undefined;
  readonly period: ParamsOf<'metrics.query'>['period'];
}

/** Skeletons have the places of what replaces them, so that nothing moves. */
function Summary({ data, period }: SummaryProps) {
  return (
    <>
      {data === undefined ? (
        <TotalsSkeleton />
      ) : (
        <Totals totals={data.totals} before={data.compared?.totals ?? null} balance={data.balance} period={period} />
      )}
      <div className="columns">
        <div className="stack wide">
          {data === undefined ? (
            <Waiting title="Needs attention" />
          ) : (
            <Alerts alerts={data.alerts} hasMore={data.more_alerts} />
          )}
          <Activity />
        </div>
        {data === undefined ? <Waiting title="Running now" /> : <RunningNow running={data.running} />}
      </div>
    </>
  );
}

/** A section in the height that it has when it lists nothing. */
function Waiting({ title }: { readonly title: string }) {
  return (
    <Section title={title}>
      <Skeleton height={54} />
    </Section>
  );
}
