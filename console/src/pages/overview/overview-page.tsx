import { Figure, Figures } from '../../parts/figure.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { zone } from '../../service/locale.ts';
import { useSkill } from '../../service/use-skill.ts';

export function OverviewPage() {
  const params = { period: 'last_7_days', timezone: zone } as const;
  const summary = useSkill('dashboard.summary', params, { poll: () => 30_000 });
  return (
    <Page title="Overview" calls={[{ skill: 'dashboard.summary', params }]}>
      <Loaded answer={summary} skeleton={<Skeleton height={170} />}>
        {({ totals, compared }) => (
          <Figures>
            <Figure label="Sent" value={totals.sent} before={compared?.totals.sent ?? null} />
            <Figure label="Delivered" value={totals.delivered} before={compared?.totals.delivered ?? null} />
          </Figures>
        )}
      </Loaded>
    </Page>
  );
}
