import { LinkButton } from '../../parts/button.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { DateTime } from '../../parts/values.tsx';
import { usePages } from '../../service/use-pages.ts';

/** What people sign up for: its name, its replies and its keywords. */
export function Programs() {
  const pages = usePages('program.list', {});
  const create = (
    <LinkButton kind="primary" icon="plus" to="/numbers/programs/new">
      New program
    </LinkButton>
  );
  return (
    <div className="stack">
      <div className="row">{create}</div>
      <PageTable
        label="Programs"
        pages={pages}
        idOf={({ id }) => id}
        hrefOf={({ id }) => `/numbers/programs/${id}`}
        columns={[
          { id: 'name', label: 'Name', cell: ({ name }) => name },
          { id: 'brand', label: 'Brand', cell: ({ brand }) => brand },
          { id: 'frequency', label: 'Frequency', isExtra: true, cell: ({ frequency }) => frequency },
          {
            id: 'changed',
            label: 'Changed',
            width: 140,
            isExtra: true,
            cell: ({ updated_at: at }) => <DateTime at={at} />,
          },
        ]}
        empty={
          <EmptyPage icon="phone" title="No programs yet" action={create}>
            A program is what people sign up for, such as order updates. Its replies answer STOP and HELP.
          </EmptyPage>
        }
      />
    </div>
  );
}
