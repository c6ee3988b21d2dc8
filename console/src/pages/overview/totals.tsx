import { PageLink } from '../../parts/button.tsx';
import { Chart } from '../../parts/chart.tsx';
import { Figure, Figures } from '../../parts/figure.tsx';
import { counted } from '../../parts/values.tsx';
import type { ParamsOf, ResultOf } from '../../service/client.ts';
import { formatDay, formatMoney, formatNumber, formatPercent, formatTime, useZone } from '../../service/locale.ts';
import { useSkill } from '../../service/use-skill.ts';

type Summary = ResultOf<'dashboard.summary'>;

interface TotalsProps {
  readonly totals: Summary['totals'];
  readonly before: Summary['totals'] | null;
  readonly balance: Summary['balance'];
  readonly period: ParamsOf<'metrics.query'>['period'];
}

/** The figures of the period beside those of the period before, and how they came day by day. */
export function Totals({ totals, before, balance, period }: TotalsProps) {
  const value = totals.conversion_value.map(({ currency, value_minor }) => formatMoney(value_minor, currency));
  return (
    <div className="stack">
      <Figures>
        <Figure label="Sent" value={totals.sent} before={before?.sent} note={counted(totals.segments, 'segment')} />
        <Figure
          label="Delivered"
          value={totals.delivery_rate}
          unit="share"
          before={before?.delivery_rate}
          better="more"
          note={<PageLink to="/messages">{counted(totals.delivered, 'message')}</PageLink>}
        />
        <Figure
          label="Clicked"
          value={totals.click_rate}
          unit="share"
          before={before?.click_rate}
          better="more"
          note={counted(totals.clickers, 'person', 'people')}
        />
        <Figure
          label="Replies"
          value={totals.replies}
          before={before?.replies}
          note={<PageLink to="/inbox">in the inbox</PageLink>}
        />
        <Figure
          label="Opted out"
          value={totals.opt_outs}
          before={before?.opt_outs}
          better="less"
          note={`${formatPercent(totals.opt_out_rate)} of delivered`}
        />
        <Figure
          label="Conversions"
          value={totals.conversions}
          before={before?.conversions}
          better="more"
          note={value.length === 0 ? 'no value recorded' : value.join(', ')}
        />
        <Figure
          label="Credits spent"
          value={totals.credits}
          before={before?.credits}
          note={<PageLink to="/billing">{formatNumber(balance.available)} left</PageLink>}
        />
      </Figures>
      <SentOverTime period={period} />
    </div>
  );
}

const LABELS = ['Sent', 'Delivered', 'Clicked', 'Replies', 'Opted out', 'Conversions', 'Credits spent'];

/** The same figures and the same chart without their numbers, so that nothing moves. */
export function TotalsSkeleton() {
  return (
    <div className="stack">
      <Figures>
        {LABELS.map((label) => (
          <Figure key={label} label={label} value={null} note="…" />
        ))}
      </Figures>
      <Chart title="Messages" series={[]} points={[]} />
    </div>
  );
}

function SentOverTime({ period }: Pick<TotalsProps, 'period'>) {
  const interval = period === 'today' ? 'hour' : 'day';
  const common = { period, interval, timezone: useZone() } as const;
  const sent = useSkill('metrics.query', { metric: 'sent', ...common });
  const delivered = useSkill('metrics.query', { metric: 'delivered', ...common });
  const pointsOf = (answer: typeof sent) => answer.data?.series[0]?.points ?? [];
  const arrived = new Map(pointsOf(delivered).map(({ at, value }) => [at, value]));
  const label = interval === 'hour' ? formatTime : formatDay;
  return (
    <Chart
      title={`Messages per ${interval}`}
      series={[
        { id: 'sent', label: 'Sent' },
        { id: 'delivered', label: 'Delivered' },
      ]}
      points={pointsOf(sent).map(({ at, value }) => ({
        label: label(at),
        values: { sent: value, delivered: arrived.get(at) ?? null },
      }))}
    />
  );
}
