import { Figure, Figures } from '../../parts/figure.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Page } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Tabs } from '../../parts/tabs.tsx';
import { formatNumber } from '../../service/locale.ts';
import { useSkill } from '../../service/use-skill.ts';
import { Estimate } from './estimate.tsx';
import { Ledger } from './ledger.tsx';
import { Limits } from './limits.tsx';
import { Usage } from './usage.tsx';

export function BillingPage() {
  const balance = useSkill('billing.balance', {}, { poll: () => 30_000 });
  return (
    <Page
      title="Billing"
      lead="What messages cost, and what they may cost."
      calls={[{ skill: 'billing.balance', params: {} }]}
    >
      <Loaded answer={balance} skeleton={<Skeleton height={110} />}>
        {({ available, held, spent_today: today, hold_state: hold, limits }) => (
          <div className="stack">
            {hold === 'payment_hold' && (
              <Notice tone="bad" title="The account is on payment hold.">
                Nothing is sent until the payment is settled.
              </Notice>
            )}
            <Figures>
              <Figure label="Available credits" value={available} />
              <Figure label="Held for campaigns" value={held} />
              <Figure
                label="Spent today"
                value={today}
                note={limits.daily_credits === null ? 'No daily limit' : `of ${formatNumber(limits.daily_credits)}`}
              />
            </Figures>
          </div>
        )}
      </Loaded>
      <Tabs
        label="Billing"
        tabs={[
          { id: 'ledger', label: 'Ledger', content: <Ledger /> },
          { id: 'usage', label: 'Usage', content: <Usage /> },
          { id: 'limits', label: 'Limits', content: <Limits /> },
          { id: 'estimate', label: 'Estimate', content: <Estimate /> },
        ]}
      />
    </Page>
  );
}
