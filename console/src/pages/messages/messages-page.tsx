import { inWords, StateBadge } from '../../parts/badge.tsx';
import { LinkButton } from '../../parts/button.tsx';
import { ContactName } from '../../parts/contact-name.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { SelectField } from '../../parts/field.tsx';
import { Page } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import type { TableColumn } from '../../parts/table.tsx';
import { DateTime } from '../../parts/values.tsx';
import type { ParamsOf } from '../../service/client.ts';
import { type ItemOf, usePages } from '../../service/use-pages.ts';
import { useParam } from '../../service/use-param.ts';
import { OpenMessage } from './open-message.tsx';

type Message = ItemOf<'messages.list'>;
type State = NonNullable<ParamsOf<'messages.list'>['state']>;

const ALL = 'all';
const STATES: readonly { readonly id: State | typeof ALL; readonly label: string }[] = [
  { id: ALL, label: 'All states' },
  { id: 'scheduled', label: 'Scheduled' },
  { id: 'queued', label: 'Queued' },
  { id: 'sent', label: 'Sent' },
  { id: 'delivered', label: 'Delivered' },
  { id: 'undelivered', label: 'Not delivered' },
  { id: 'failed', label: 'Failed' },
  { id: 'expired', label: 'Expired' },
  { id: 'canceled', label: 'Canceled' },
];

const COLUMNS: readonly TableColumn<Message>[] = [
  {
    id: 'to',
    label: 'To',
    cell: ({ contact_id, to }) => (contact_id === null ? to : <ContactName id={contact_id} phone={to} />),
    width: 130,
  },
  { id: 'text', label: 'Message', cell: ({ text }) => text, width: '2fr' },
  { id: 'state', label: 'State', cell: ({ state }) => <StateBadge state={state} />, width: 110 },
  {
    id: 'reason',
    label: 'Reason',
    cell: ({ state_reason }) => (state_reason === null ? '' : inWords(state_reason)),
    isExtra: true,
  },
  { id: 'credits', label: 'Credits', cell: ({ credits }) => credits, width: 90, isNumber: true, isExtra: true },
  {
    id: 'at',
    label: 'When',
    cell: ({ created_at, due_at, state }) => <DateTime at={state === 'scheduled' ? due_at : created_at} />,
    width: 120,
    isExtra: true,
  },
];

/** Every message that was sent or will be, with its state. */
export function MessagesPage() {
  const [state, setState] = useParam('state', ALL);
  const [open, setOpen] = useParam('message');
  const params: ParamsOf<'messages.list'> = state === ALL ? {} : { state: state as State };
  const pages = usePages('messages.list', params, { pollMs: 5_000 });
  return (
    <Page
      title="Messages"
      lead="Each message that was sent or will be, its state, and why."
      calls={[{ skill: 'messages.list', params }]}
    >
      <div className="stack">
        <div className="row">
          <SelectField label="State" options={STATES} value={state} onChange={setState} isCompact />
        </div>
        <PageTable
          label="Messages"
          pages={pages}
          columns={COLUMNS}
          idOf={({ id }) => id}
          onRowAction={setOpen}
          empty={
            state === ALL ? (
              <EmptyPage icon="send" title="No messages yet" action={<LinkButton to="/contacts">Contacts</LinkButton>}>
                Messages of campaigns, journeys, rules and agents are listed here. Choose a contact to write to one
                person.
              </EmptyPage>
            ) : (
              <EmptyPage icon="send" title="No message is in this state">
                Choose another state, or all of them.
              </EmptyPage>
            )
          }
        />
      </div>
      {open !== '' && <OpenMessage id={open} onClose={() => setOpen('')} />}
    </Page>
  );
}
