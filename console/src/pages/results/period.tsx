import { useState } from 'react';
import { SelectField } from '../../parts/field.tsx';
import { Figure, Figures } from '../../parts/figure.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Section } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { formatMoney, useZone } from '../../service/locale.ts';
import { useSkill } from '../../service/use-skill.ts';

const PERIODS = [
  { id: 'today', label: 'Today' },
  { id: 'yesterday', label: 'Yesterday' },
  { id: 'last_7_days', label: 'Last 7 days' },
  { id: 'last_30_days', label: 'Last 30 days' },
  { id: 'this_week', label: 'This week' },
  { id: 'last_week', label: 'Last week' },
  { id: 'this_month', label: 'This month' },
  { id: 'last_month', label: 'Last month' },
] as const;

type PeriodName = (typeof PERIODS)[number]['id'];

/** The figures of a period beside those of the one before. */
export function Period() {
  const [period, setPeriod] = useState<PeriodName>('last_30_days');
  const overview = useSkill(
    'analytics.overview',
    { period, timezone: useZone(), compare_to: 'previous_period' },
    { keepPrevious: true },
  );
  return (
    <div className="stack wide">
      <div className="row">
        <SelectField label="Period" options={PERIODS} value={period} onChange={(id) => setPeriod(id as PeriodName)} />
      </div>
      <Loaded answer={overview} skeleton={<Skeleton height={420} />}>
        {({ totals, compared }) => {
          const before = compared?.totals;
          return (
            <div className="stack wide">
              <Section title="Delivery">
                <Figures>
                  <Figure label="Sent" value={totals.sent} before={before?.sent ?? null} />
                  <Figure label="Delivered" value={totals.delivered} before={before?.delivered ?? null} better="more" />
                  <Figure
                    label="Delivery rate"
                    value={totals.delivery_rate}
                    unit="share"
                    before={before?.delivery_rate ?? null}
                    better="more"
                  />
                  <Figure label="Failed" value={totals.failed} before={before?.failed ?? null} better="less" />
                </Figures>
              </Section>
              <Section title="People">
                <Figures>
                  <Figure label="Clicked" value={totals.clickers} before={before?.clickers ?? null} better="more" />
                  <Figure
                    label="Click rate"
                    value={totals.click_rate}
                    unit="share"
                    before={before?.click_rate ?? null}
                    better="more"
                  />
                  <Figure label="Replies" value={totals.replies} before={before?.replies ?? null} />
                  <Figure label="Opted in" value={totals.opt_ins} before={before?.opt_ins ?? null} better="more" />
                  <Figure label="Opted out" value={totals.opt_outs} before={before?.opt_outs ?? null} better="less" />
                </Figures>
              </Section>
              <Section title="Worth">
                <Figures>
                  <Figure label="Credits" value={totals.credits} before={before?.credits ?? null} />
                  <Figure
                    label="Conversions"
                    value={totals.conversions}
                    before={before?.conversions ?? null}
                    better="more"
                    note={totals.conversion_value
                      .map(({ currency, value_minor: value }) => formatMoney(value, currency))
                      .join(', ')}
                  />
                </Figures>
              </Section>
            </div>
          );
        }}
      </Loaded>
    </div>
  );
}
