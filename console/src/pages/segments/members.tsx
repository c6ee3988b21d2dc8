import { StateBadge } from '../../parts/badge.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { addresses } from '../../service/addresses.ts';
import { usePages } from '../../service/use-pages.ts';

export function Members({ segmentId }: { readonly segmentId: string }) {
  const pages = usePages('segments.members', { segment_id: segmentId });
  return (
    <PageTable
      label="Members"
      pages={pages}
      idOf={({ contact_id: id }) => id}
      hrefOf={({ contact_id: id }) => addresses.contact(id)}
      columns={[
        { id: 'phone', label: 'Phone', cell: ({ phone }) => phone },
        { id: 'name', label: 'Name', cell: ({ first_name: first, last_name: last }) => [first, last].join(' ').trim() },
        { id: 'consent', label: 'Consent', cell: ({ consent_status: status }) => <StateBadge state={status} /> },
      ]}
      empty={<p className="quiet">No contact meets the rules now.</p>}
    />
  );
}
