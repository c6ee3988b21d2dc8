import { inWords, StateBadge } from '../../../parts/badge.tsx';
import { Choice } from '../../../parts/choice.tsx';
import { ContactName } from '../../../parts/contact-name.tsx';
import { EmptyPage } from '../../../parts/empty-page.tsx';
import { PageTable } from '../../../parts/page-table.tsx';
import type { TableColumn } from '../../../parts/table.tsx';
import { DateTime } from '../../../parts/values.tsx';
import { addresses } from '../../../service/addresses.ts';
import type { ParamsOf } from '../../../service/client.ts';
import { type ItemOf, usePages } from '../../../service/use-pages.ts';
import { useParam } from '../../../service/use-param.ts';
import { SaveRecipients } from './save-recipients.tsx';

type Recipient = ItemOf<'campaigns.recipients'>;
type Responder = ItemOf<'analytics.recipients'>;

const ALL = 'all';
const LEFT_OUT = 'left_out';
const RESPONSES = [
  { id: ALL, label: 'Everyone' },
  { id: LEFT_OUT, label: 'Left out' },
  { id: 'clicked', label: 'Clicked' },
  { id: 'not_clicked', label: 'Did not click' },
  { id: 'replied', label: 'Replied' },
  { id: 'converted', label: 'Converted' },
  { id: 'opted_out', label: 'Opted out' },
  { id: 'failed', label: 'Failed' },
];

const COLUMNS: readonly TableColumn<Recipient>[] = [
  { id: 'contact', label: 'Contact', cell: ({ contact_id, phone }) => <ContactName id={contact_id} phone={phone} /> },
  { id: 'phone', label: 'Phone', cell: ({ phone }) => phone ?? '–', width: 140, isExtra: true },
  { id: 'result', label: 'Result', cell: ({ result }) => <StateBadge state={result} />, width: 130 },
  { id: 'reason', label: 'Reason', cell: ({ reason }) => (reason === null ? '–' : inWords(reason)) },
  { id: 'variant', label: 'Variant', cell: ({ variant }) => variant ?? '–', width: 100, isExtra: true },
  { id: 'credits', label: 'Credits', cell: ({ credits }) => credits ?? 0, width: 90, isNumber: true, isExtra: true },
  { id: 'at', label: 'Decided', cell: ({ decided_at }) => <DateTime at={decided_at} />, width: 130, isExtra: true },
];

const RESPONDERS: readonly TableColumn<Responder>[] = [
  { id: 'contact', label: 'Contact', cell: ({ contact_id }) => <ContactName id={contact_id} /> },
  { id: 'status', label: 'Message', cell: ({ status }) => <StateBadge state={status} />, width: 130 },
  { id: 'variant', label: 'Variant', cell: ({ variant }) => variant ?? '–', width: 100, isExtra: true },
  { id: 'at', label: 'Sent', cell: ({ sent_at }) => <DateTime at={sent_at} />, width: 130 },
];

/** Who got it and who responded. The same people can be put on a list. */
export function Recipients({ campaignId }: { readonly campaignId: string }) {
  const [response, setResponse] = useParam('response', ALL);
  const isResponse = response !== ALL && response !== LEFT_OUT;
  return (
    <div className="stack">
      <div className="row apart">
        <Choice label="Response" options={RESPONSES} value={response} onChange={setResponse} />
        {isResponse && (
          <SaveRecipients
            campaignId={campaignId}
            response={response as ParamsOf<'analytics.saveRecipients'>['response']}
          />
        )}
      </div>
      {isResponse ? (
        <Responders campaignId={campaignId} response={response} />
      ) : (
        <Decided campaignId={campaignId} isLeftOut={response === LEFT_OUT} />
      )}
    </div>
  );
}

const NONE = (
  <EmptyPage icon="people" title="No one is here yet">
    Recipients appear as the campaign decides about each contact of its audience.
  </EmptyPage>
);

/** Everyone about whom the campaign has decided, or those whom it left out, with the reason. */
function Decided({ campaignId, isLeftOut }: { readonly campaignId: string; readonly isLeftOut: boolean }) {
  const params = { campaign_id: campaignId, ...(isLeftOut ? ({ outcome: 'excluded' } as const) : {}) };
  const pages = usePages('campaigns.recipients', params, { pollMs: 5_000 });
  return (
    <PageTable
      label="Recipients"
      pages={pages}
      columns={COLUMNS}
      idOf={({ contact_id }) => contact_id}
      hrefOf={({ contact_id }) => addresses.contact(contact_id)}
      empty={NONE}
    />
  );
}

function Responders({ campaignId, response }: { readonly campaignId: string; readonly response: string }) {
  const pages = usePages('analytics.recipients', {
    campaign_id: campaignId,
    response: response as ParamsOf<'analytics.recipients'>['response'],
  });
  return (
    <PageTable
      label="Recipients"
      pages={pages}
      columns={RESPONDERS}
      idOf={({ contact_id }) => contact_id}
      hrefOf={({ contact_id }) => addresses.contact(contact_id)}
      empty={NONE}
    />
  );
}
