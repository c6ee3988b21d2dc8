import { Chart } from '../../../parts/chart.tsx';
import { EmptyPage } from '../../../parts/empty-page.tsx';
import { Figure, Figures } from '../../../parts/figure.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { Section } from '../../../parts/page.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { counted } from '../../../parts/values.tsx';
import { formatMoney, formatNumber, formatPercent, useZone } from '../../../service/locale.ts';
import { useSkill } from '../../../service/use-skill.ts';

interface ResultsProps {
  readonly campaignId: string;
  readonly isMoving: boolean;
}

/** What people did, when they did it, and what each link and error adds. */
export function Results({ campaignId, isMoving }: ResultsProps) {
  const zone = useZone();
  const common = { campaign_id: campaignId, timezone: zone } as const;
  const poll = () => (isMoving ? 3_000 : 30_000);
  const byHour = useSkill('analytics.campaign', { ...common, group_by: 'hour' }, { poll });
  return (
    <Loaded answer={byHour} skeleton={<Skeleton height={420} />}>
      {({ totals, rows }) => (
        <div className="stack wide">
          <Figures>
            <Figure
              label="Clicked"
              value={totals.click_rate}
              unit="share"
              note={counted(totals.clickers, 'person', 'people')}
            />
            <Figure label="Replies" value={totals.replies} />
            <Figure label="Opted out" value={totals.opt_outs} note={formatPercent(totals.opt_out_rate)} />
            <Figure
              label="Conversions"
              value={totals.conversions}
              note={totals.conversion_value
                .map(({ currency, value_minor }) => formatMoney(value_minor, currency))
                .join(', ')}
            />
            <Figure label="Credits" value={totals.credits} note={`${formatNumber(totals.credits_returned)} returned`} />
          </Figures>
          {rows.length === 0 ? (
            <EmptyPage icon="chart" title="No results yet">
              Deliveries, clicks, replies and conversions appear here as they happen.
            </EmptyPage>
          ) : (
            <Chart
              title={`Results by hour (${zone})`}
              kind="bar"
              series={[
                { id: 'delivered', label: 'Delivered' },
                { id: 'clicks', label: 'Clicks' },
                { id: 'replies', label: 'Replies' },
                { id: 'opt_outs', label: 'Opt-outs' },
              ]}
              points={rows.map(({ name, totals: hour }) => ({
                label: name,
                values: {
                  delivered: hour.delivered,
                  clicks: hour.clicks,
                  replies: hour.replies,
                  opt_outs: hour.opt_outs,
                },
              }))}
            />
          )}
          <Breakdown campaignId={campaignId} groupBy="link_id" title="Links" />
          <Breakdown campaignId={campaignId} groupBy="carrier" title="Carriers" />
          <Breakdown campaignId={campaignId} groupBy="error_code" title="Errors" />
        </div>
      )}
    </Loaded>
  );
}

interface BreakdownProps {
  readonly campaignId: string;
  readonly groupBy: 'link_id' | 'carrier' | 'error_code';
  readonly title: string;
}

function Breakdown({ campaignId, groupBy, title }: BreakdownProps) {
  const answer = useSkill('analytics.campaign', { campaign_id: campaignId, group_by: groupBy });
  // Of errors, only those with which carriers answered; the reasons of exclusions stand elsewhere.
  const rows = (answer.data?.rows ?? []).filter(
    ({ group, totals }) => group !== '' && (groupBy !== 'error_code' || totals.undelivered + totals.failed > 0),
  );
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="card flush scroll-x" tabIndex={0}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{title}</th>
              <th scope="col" className="number">
                Delivered
              </th>
              <th scope="col" className="number">
                Not delivered
              </th>
              <th scope="col" className="number">
                Clicks
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ group, name, totals }) => (
              <tr key={group}>
                <th scope="row">{name}</th>
                <td className="number">{formatNumber(totals.delivered)}</td>
                <td className="number">{formatNumber(totals.undelivered + totals.failed)}</td>
                <td className="number">{formatNumber(totals.clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
