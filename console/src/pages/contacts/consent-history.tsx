import { inWords, StateBadge } from '../../parts/badge.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import type { TableColumn } from '../../parts/table.tsx';
import { DateTime } from '../../parts/values.tsx';
import { type ItemOf, usePages } from '../../service/use-pages.ts';

type Entry = ItemOf<'contacts.consentHistory'>;

const COLUMNS: readonly TableColumn<Entry>[] = [
  { id: 'status', label: 'Status', cell: ({ status }) => <StateBadge state={status} />, width: 130 },
  { id: 'method', label: 'By', cell: ({ method }) => inWords(method), width: 120 },
  { id: 'source', label: 'Where', cell: ({ source, source_url }) => source ?? source_url ?? '–' },
  {
    id: 'evidence',
    label: 'Proof',
    cell: ({ evidence }) =>
      evidence === null ? '–' : typeof evidence === 'string' ? evidence : JSON.stringify(evidence),
    isExtra: true,
  },
  { id: 'seq', label: 'In the chain', cell: ({ seq }) => seq ?? 'soon', width: 110, isNumber: true, isExtra: true },
  { id: 'at', label: 'When', cell: ({ captured_at }) => <DateTime at={captured_at} />, width: 120 },
];

/** Every entry with its proof, and its position in the hash chain. */
export function ConsentHistory({ contactId }: { readonly contactId: string }) {
  const pages = usePages('contacts.consentHistory', { contact_id: contactId });
  return (
    <PageTable
      label="Consent entries"
      pages={pages}
      columns={COLUMNS}
      idOf={({ id }) => id}
      empty={
        <EmptyPage icon="approval" title="No consent is recorded">
          Opt-ins and opt-outs are kept here with their proof. They are never changed, only added to.
        </EmptyPage>
      }
    />
  );
}
