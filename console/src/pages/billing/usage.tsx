import { useState } from 'react';
import { Chart } from '../../parts/chart.tsx';
import { SelectField } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Section } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Table } from '../../parts/table.tsx';
import { Count } from '../../parts/values.tsx';
import { useSkill } from '../../service/use-skill.ts';

const GROUPS = [
  { id: 'day', label: 'By day' },
  { id: 'campaign', label: 'By campaign' },
  { id: 'purpose', label: 'By purpose' },
] as const;

type Group = (typeof GROUPS)[number]['id'];

export function Usage() {
  const [group, setGroup] = useState<Group>('day');
  const usage = useSkill('billing.usage', { group_by: group });
  return (
    <Section title="Usage">
      <div className="row">
        <SelectField label="Grouped" options={GROUPS} value={group} onChange={(id) => setGroup(id as Group)} />
      </div>
      <Loaded answer={usage} skeleton={<Skeleton height={300} />}>
        {({ rows }) =>
          group === 'day' ? (
            <Chart
              title="Credits by day"
              kind="bar"
              series={[{ id: 'credits', label: 'Credits' }]}
              points={rows.map(({ key, credits }) => ({ label: key, values: { credits } }))}
            />
          ) : (
            <Table
              label="Usage"
              items={rows}
              idOf={({ key }) => key}
              columns={[
                { id: 'key', label: group === 'campaign' ? 'Campaign' : 'Purpose', cell: ({ key }) => key },
                {
                  id: 'messages',
                  label: 'Messages',
                  isNumber: true,
                  cell: ({ messages }) => <Count value={messages} />,
                },
                {
                  id: 'segments',
                  label: 'Segments',
                  isNumber: true,
                  isExtra: true,
                  cell: ({ segments }) => <Count value={segments} />,
                },
                { id: 'credits', label: 'Credits', isNumber: true, cell: ({ credits }) => <Count value={credits} /> },
              ]}
            />
          )
        }
      </Loaded>
    </Section>
  );
}
