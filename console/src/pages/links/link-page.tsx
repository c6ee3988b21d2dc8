import { useState } from 'react';
import { useParams } from 'react-router';
import { inWords, StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Chart } from '../../parts/chart.tsx';
import { ConfirmCall } from '../../parts/confirm-call.tsx';
import { Figure, Figures } from '../../parts/figure.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Page, Section } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Count } from '../../parts/values.tsx';
import { formatDay } from '../../service/locale.ts';
import { useCall } from '../../service/use-call.ts';
import { usePages } from '../../service/use-pages.ts';
import { useSkill } from '../../service/use-skill.ts';

export function LinkPage() {
  const { id = '' } = useParams();
  const params = { link_id: id, bucket: 'day' } as const;
  const stats = useSkill('links.stats', params);
  const { items } = usePages('links.list', {});
  const link = items?.find((each) => each.id === id);
  const disable = useCall('links.disable');
  const [isAsking, setAsking] = useState(false);
  return (
    <Page
      title={link?.url ?? 'Link'}
      parent={{ to: '/links', label: 'Links' }}
      badge={link !== undefined && <StateBadge state={link.state} />}
      calls={[{ skill: 'links.stats', params }]}
      actions={
        <Button isDisabled={link?.state !== 'active'} onPress={() => setAsking(true)}>
          Disable
        </Button>
      }
    >
      <ConfirmCall
        title="Disable this link?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        call={disable}
        params={{ link_id: id }}
        action="Disable"
        isDanger
      >
        Its short URLs lead to the fallback, or to a page that says so. The clicks stay. You cannot undo this.
      </ConfirmCall>
      <Loaded answer={stats} skeleton={<Skeleton height={420} />}>
        {({ human, bot, unique_clickers: people, by_rule: rules, rows }) => (
          <div className="stack wide">
            <Figures>
              <Figure label="People" value={people} />
              <Figure label="Clicks of people" value={human} />
              <Figure label="Clicks of bots" value={bot} />
            </Figures>
            <Section title="Clicks">
              <Chart
                title="Clicks by day"
                kind="bar"
                series={[
                  { id: 'human', label: 'People' },
                  { id: 'bot', label: 'Bots' },
                ]}
                points={rows.map((row) => ({ label: formatDay(row.at), values: { human: row.human, bot: row.bot } }))}
              />
            </Section>
            <Section title="How clicks were told apart">
              <ul className="card flush rows">
                {rules.map(({ rule, clicks }) => (
                  <li key={rule} className="row apart">
                    {inWords(rule)}
                    <Count value={clicks} />
                  </li>
                ))}
              </ul>
            </Section>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
