import { StateBadge } from '../../parts/badge.tsx';
import { LinkButton } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { KeyName } from '../../parts/key-name.tsx';
import { Page } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { skillInWords } from '../../parts/skill-words.ts';
import type { TableColumn } from '../../parts/table.tsx';
import { DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import type { ParamsOf } from '../../service/client.ts';
import { formatNumber } from '../../service/locale.ts';
import { type ItemOf, usePages } from '../../service/use-pages.ts';
import { useParam } from '../../service/use-param.ts';

type Item = ItemOf<'command.approvals.list'>;

const COLUMNS: readonly TableColumn<Item>[] = [
  { id: 'what', label: 'What is asked', cell: ({ skill }) => skillInWords(skill) },
  { id: 'who', label: 'Who asks', cell: ({ key_id }) => <KeyName id={key_id} />, width: 130 },
  {
    id: 'text',
    label: 'Message',
    cell: ({ effect }) => <span className="quiet">{effect.sample_text ?? '–'}</span>,
    width: '2fr',
    isExtra: true,
  },
  { id: 'state', label: 'State', cell: ({ state }) => <StateBadge state={state} />, width: 120 },
  {
    id: 'recipients',
    label: 'Recipients',
    cell: ({ effect }) => (effect.recipients === null ? '–' : formatNumber(effect.recipients)),
    width: 110,
    isNumber: true,
    isExtra: true,
  },
  {
    id: 'credits',
    label: 'Credits',
    cell: ({ effect }) => (effect.credits === null ? '–' : formatNumber(effect.credits)),
    width: 90,
    isNumber: true,
    isExtra: true,
  },
  { id: 'asked', label: 'Asked', cell: ({ created_at }) => <DateTime at={created_at} />, width: 120, isExtra: true },
  { id: 'until', label: 'Until', cell: ({ expires_at }) => <DateTime at={expires_at} />, width: 120, isExtra: true },
];

const ALL = 'all';
const STATES = [
  { id: 'pending', label: 'Waiting' },
  { id: 'executed', label: 'Made' },
  { id: 'refused', label: 'Refused' },
  { id: ALL, label: 'All' },
];

/** Calls of agents that wait for a person. */
export function ApprovalsPage() {
  const [state, setState] = useParam('state', 'pending');
  const params: ParamsOf<'command.approvals.list'> = state === ALL ? {} : { states: [state as 'pending'] };
  const pages = usePages('command.approvals.list', params, { pollMs: 5_000 });
  return (
    <Page
      title="Approvals"
      lead="Calls that agents want to make, with what each would do. An approved call is made at once, exactly once."
      calls={[{ skill: 'command.approvals.list', params }]}
    >
      <div className="stack">
        <Choice label="State" options={STATES} value={state} onChange={setState} />
        <PageTable
          label="Approvals"
          pages={pages}
          columns={COLUMNS}
          idOf={({ id }) => id}
          hrefOf={({ id }) => addresses.approval(id)}
          empty={
            <EmptyPage icon="approval" title="Nothing waits for you" action={<LinkButton to="/keys">Keys</LinkButton>}>
              Give an agent a key with an approval policy. Its calls that send, spend or delete then wait here, with
              what they would do.
            </EmptyPage>
          }
        />
      </div>
    </Page>
  );
}
