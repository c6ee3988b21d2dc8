import { inWords } from '../../parts/badge.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { Figure, Figures } from '../../parts/figure.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Section } from '../../parts/page.tsx';
import { Table } from '../../parts/table.tsx';
import { Count } from '../../parts/values.tsx';
import { useSkill } from '../../service/use-skill.ts';
import { MessageResults } from './message-results.tsx';

interface ResultsProps {
  readonly journeyId: string;
  readonly isPublished: boolean;
}

export function Results({ journeyId, isPublished }: ResultsProps) {
  const stats = useSkill('journeys.stats', { journey_id: journeyId }, { enabled: isPublished, poll: () => 15_000 });
  if (!isPublished)
    return (
      <EmptyPage icon="chart" title="No results yet">
        Results are counted once the journey is published.
      </EmptyPage>
    );
  return (
    <Loaded answer={stats}>
      {({ entered, active, completed, exited, failed, converted, nodes, ended_by_reason: reasons }) => (
        <div className="stack wide">
          <Figures>
            <Figure label="Entered" value={entered} />
            <Figure label="Under way" value={active} />
            <Figure label="Completed" value={completed} />
            <Figure label="Left early" value={exited} />
            <Figure label="Failed" value={failed} />
            <Figure label="Reached the goal" value={converted} />
          </Figures>
          <Section title="By step">
            <Table
              label="Contacts by step"
              items={nodes}
              idOf={({ node_id: id }) => id}
              columns={[
                { id: 'name', label: 'Step', width: '2fr', cell: ({ node_name: name }) => name },
                { id: 'kind', label: 'Kind', isExtra: true, cell: ({ kind }) => inWords(kind) },
                { id: 'entered', label: 'Entered', isNumber: true, cell: ({ entered: n }) => <Count value={n} /> },
                { id: 'waiting', label: 'Waiting', isNumber: true, cell: ({ waiting }) => <Count value={waiting} /> },
                {
                  id: 'passed',
                  label: 'Passed',
                  isNumber: true,
                  isExtra: true,
                  cell: ({ passed }) => <Count value={passed} />,
                },
                {
                  id: 'left',
                  label: 'Left',
                  isNumber: true,
                  isExtra: true,
                  cell: ({ exited: n }) => <Count value={n} />,
                },
              ]}
            />
          </Section>
          <MessageResults nodes={nodes} />
          {Object.keys(reasons).length > 0 && (
            <Section title="Why contacts ended">
              <dl className="facts">
                {Object.entries(reasons).map(([reason, count]) => (
                  <div key={reason} className="row">
                    <dt>{inWords(reason)}</dt>
                    <dd>
                      <Count value={Number(count)} />
                    </dd>
                  </div>
                ))}
              </dl>
            </Section>
          )}
        </div>
      )}
    </Loaded>
  );
}
