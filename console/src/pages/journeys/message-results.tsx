import { Section } from '../../parts/page.tsx';
import { Table, type TableColumn } from '../../parts/table.tsx';
import { Count } from '../../parts/values.tsx';
import type { ResultOf } from '../../service/client.ts';

type Node = ResultOf<'journeys.stats'>['nodes'][number];
type Results = NonNullable<Node['results']>;

interface Row {
  readonly id: string;
  readonly name: string;
  readonly results: Results;
}

const COLUMNS: readonly TableColumn<Row>[] = [
  { id: 'name', label: 'Step', width: '2fr', cell: ({ name }) => name },
  { id: 'sent', label: 'Sent', isNumber: true, cell: ({ results }) => <Count value={results.sent} /> },
  {
    id: 'delivered',
    label: 'Delivered',
    isNumber: true,
    isExtra: true,
    cell: ({ results }) => <Count value={results.delivered} />,
  },
  { id: 'clicked', label: 'Clicked', isNumber: true, cell: ({ results }) => <Count value={results.clickers} /> },
  {
    id: 'replied',
    label: 'Replies',
    isNumber: true,
    isExtra: true,
    cell: ({ results }) => <Count value={results.replies} />,
  },
  {
    id: 'out',
    label: 'Opted out',
    isNumber: true,
    isExtra: true,
    cell: ({ results }) => <Count value={results.opt_outs} />,
  },
];

/** What the messages of each step, and of each variant of a random split, brought. */
export function MessageResults({ nodes }: { readonly nodes: readonly Node[] }) {
  const rows = nodes.flatMap(({ node_id: id, node_name: name, results, variants = [] }): Row[] => [
    ...(results === undefined ? [] : [{ id, name, results }]),
    ...variants.flatMap((variant) => [
      { id: `${id} ${variant.name}`, name: `${name}: ${variant.name}`, results: variant.results },
      ...(variant.results_as_winner.sent === 0
        ? []
        : [
            {
              id: `${id} ${variant.name} won`,
              name: `${name}: ${variant.name}, as the winner`,
              results: variant.results_as_winner,
            },
          ]),
    ]),
  ]);
  if (rows.length === 0) return null;
  return (
    <Section title="Messages by step">
      <Table label="Messages by step" items={rows} idOf={({ id }) => id} columns={COLUMNS} />
    </Section>
  );
}
