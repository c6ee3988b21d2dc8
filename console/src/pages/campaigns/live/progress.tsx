import { inWords } from '../../../parts/badge.tsx';
import { Figure, Figures } from '../../../parts/figure.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { counted, DateTime } from '../../../parts/values.tsx';
import type { ResultOf } from '../../../service/client.ts';
import { formatNumber, formatPercent } from '../../../service/locale.ts';

type Result = ResultOf<'campaigns.get'>;

/** The state of every recipient, which adds up to the audience. */
export function Progress({ campaign, counters }: Pick<Result, 'campaign' | 'counters'>) {
  const { audience, sent, delivered, undelivered, failed, canceled, excluded, pending } = counters;
  const waiting = Object.entries(counters.waiting_by_reason as Record<string, number>).filter(([, count]) => count > 0);
  const share = (count: number) => `${audience === 0 ? 0 : (count / audience) * 100}%`;
  return (
    <div className="stack">
      {campaign.state === 'scheduled' && (
        <Notice title="Scheduled">
          Sending begins <DateTime at={campaign.send_at} />.
        </Notice>
      )}
      <div
        className="bars"
        role="img"
        aria-label={`${formatNumber(sent)} of ${formatNumber(audience)} sent, ${formatNumber(delivered)} delivered, ${formatNumber(excluded)} left out`}
      >
        <div className="bar-part delivered" style={{ width: share(delivered) }} />
        <div className="bar-part sent" style={{ width: share(sent - delivered - undelivered) }} />
        <div className="bar-part failed" style={{ width: share(undelivered + failed) }} />
        <div className="bar-part excluded" style={{ width: share(excluded + canceled) }} />
      </div>
      <Figures>
        <Figure label="Audience" value={audience} />
        <Figure label="Sent" value={sent} note={`${formatNumber(pending)} pending`} />
        <Figure label="Delivered" value={delivered} note={formatPercent(sent === 0 ? null : delivered / sent)} />
        <Figure label="Not delivered" value={undelivered + failed} />
        <Figure
          label="Left out"
          value={excluded}
          note={canceled === 0 ? undefined : `${formatNumber(canceled)} canceled`}
        />
        <Figure label="Credits" value={counters.credits_spent} note={`${formatNumber(counters.credits_held)} held`} />
      </Figures>
      {waiting.map(([reason, count]) => (
        <Notice
          key={reason}
          tone="care"
          title={`${counted(count, 'message')} wait: ${inWords(reason).toLowerCase()}`}
        />
      ))}
    </div>
  );
}
