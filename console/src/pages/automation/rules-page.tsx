import { StateBadge } from '../../parts/badge.tsx';
import { LinkButton } from '../../parts/button.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { Page } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { usePages } from '../../service/use-pages.ts';
import { triggerInWords } from './trigger-in-words.ts';

export function RulesPage() {
  const pages = usePages('automation.list', {});
  const create = (
    <LinkButton kind="primary" icon="plus" to="/automation/new">
      New rule
    </LinkButton>
  );
  return (
    <Page
      title="Automation"
      lead="Rules that call skills when something happens."
      calls={[{ skill: 'automation.list', params: {} }]}
      actions={create}
    >
      <PageTable
        label="Rules"
        pages={pages}
        idOf={({ id }) => id}
        hrefOf={({ id }) => `/automation/${id}`}
        columns={[
          { id: 'name', label: 'Name', cell: ({ name }) => name },
          { id: 'state', label: 'State', width: 120, cell: ({ state }) => <StateBadge state={state} /> },
          { id: 'when', label: 'When', isExtra: true, cell: ({ trigger }) => triggerInWords(trigger) },
          {
            id: 'then',
            label: 'Then',
            isExtra: true,
            cell: ({ actions }) => actions.map(({ skill }) => skill).join(', '),
          },
        ]}
        empty={
          <EmptyPage icon="automation" title="No rules yet" action={create}>
            Tag people who write YES, answer a keyword, or tell your team when a message fails.
          </EmptyPage>
        }
      />
    </Page>
  );
}
