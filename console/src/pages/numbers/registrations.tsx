import { inWords } from '../../parts/badge.tsx';
import { LinkButton } from '../../parts/button.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { usePages } from '../../service/use-pages.ts';

/** Brands, campaigns and toll-free numbers at the registries, and why one was refused. */
export function Registrations() {
  const pages = usePages('compliance.registrations', {});
  return (
    <div className="stack">
      <div className="row">
        <LinkButton to="/numbers/register/brand">Register a brand</LinkButton>
        <LinkButton to="/numbers/register/campaign">Register a campaign</LinkButton>
        <LinkButton to="/numbers/register/toll-free">Verify a toll-free number</LinkButton>
      </div>
      <PageTable
        label="Registrations"
        pages={pages}
        idOf={({ id }) => id}
        columns={[
          { id: 'kind', label: 'Kind', width: 110, cell: ({ kind }) => inWords(kind) },
          { id: 'id', label: 'ID', isExtra: true, cell: ({ id }) => <code>{id}</code> },
          { id: 'status', label: 'Status', cell: ({ status }) => inWords(status.toLowerCase()) },
          {
            id: 'fix',
            label: 'What to change',
            width: '2fr',
            cell: ({ rejection }) => (rejection === null ? '' : `${rejection.field}: ${rejection.fix}`),
          },
        ]}
        empty={
          <EmptyPage icon="compliance" title="Nothing is registered">
            US carriers want to know who sends. Register your brand, then a campaign; a simulated number needs neither.
          </EmptyPage>
        }
      />
    </div>
  );
}
