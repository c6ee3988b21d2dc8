import { inWords } from '../../parts/badge.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { Count, DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import { usePages } from '../../service/use-pages.ts';

/** Every change of the balance, the last one first. */
export function Ledger() {
  const pages = usePages('billing.ledger', {});
  return (
    <PageTable
      label="Ledger"
      pages={pages}
      idOf={({ id }) => id}
      hrefOf={({ campaign_id: campaign, message_id: message }) => {
        if (campaign !== null) return addresses.campaign(campaign);
        return message === null ? null : addresses.message(message);
      }}
      columns={[
        { id: 'at', label: 'Time', width: 120, cell: ({ at }) => <DateTime at={at} /> },
        { id: 'kind', label: 'Kind', cell: ({ kind }) => inWords(kind) },
        { id: 'amount', label: 'Credits', width: 110, isNumber: true, cell: ({ amount }) => <Count value={amount} /> },
        { id: 'note', label: 'Note', isExtra: true, width: '2fr', cell: ({ note, ref }) => note ?? <code>{ref}</code> },
      ]}
      empty={
        <EmptyPage icon="credits" title="No entries yet">
          Each message, top-up and refund is an entry here.
        </EmptyPage>
      }
    />
  );
}
