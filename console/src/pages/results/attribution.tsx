import { useState } from 'react';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { SelectField } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Table } from '../../parts/table.tsx';
import { Count } from '../../parts/values.tsx';
import { formatMoney } from '../../service/locale.ts';
import { useSkill } from '../../service/use-skill.ts';

const GROUPS = [
  { id: 'campaign', label: 'By campaign' },
  { id: 'journey', label: 'By journey' },
  { id: 'link', label: 'By link' },
  { id: 'source', label: 'By source' },
] as const;

type Group = (typeof GROUPS)[number]['id'];

/** Which messages conversions are credited to. */
export function Attribution() {
  const [group, setGroup] = useState<Group>('campaign');
  const report = useSkill('attribution.report', { group_by: group });
  return (
    <div className="stack">
      <div className="row">
        <SelectField label="Credited" options={GROUPS} value={group} onChange={(id) => setGroup(id as Group)} />
      </div>
      <Loaded answer={report} skeleton={<Skeleton height={300} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyPage icon="chart" title="No conversion is credited yet">
              Record conversions with analytics.recordConversion. Each is credited to the messages that came before it.
            </EmptyPage>
          ) : (
            <Table
              label="Attribution"
              items={items}
              idOf={({ id, currency }) => `${id} ${currency}`}
              columns={[
                { id: 'name', label: 'Name', width: '2fr', cell: ({ id, name }) => name ?? id ?? 'Other' },
                {
                  id: 'conversions',
                  label: 'Conversions',
                  isNumber: true,
                  cell: ({ conversions }) => <Count value={conversions} />,
                },
                {
                  id: 'value',
                  label: 'Value',
                  isNumber: true,
                  cell: ({ value_minor: value, currency }) =>
                    value === null || currency === null ? '–' : formatMoney(value, currency),
                },
                {
                  id: 'refunded',
                  label: 'Refunded',
                  isNumber: true,
                  cell: ({ refunded_minor: refunded, currency }) =>
                    refunded === null || currency === null ? '–' : formatMoney(refunded, currency),
                },
              ]}
            />
          )
        }
      </Loaded>
    </div>
  );
}
