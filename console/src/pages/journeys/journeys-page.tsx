import { useState } from 'react';
import { StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { Page } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import { usePages } from '../../service/use-pages.ts';
import { entryInWords } from './entry-in-words.ts';
import { NewJourney } from './new-journey.tsx';

export function JourneysPage() {
  const [isOpen, setOpen] = useState(false);
  const pages = usePages('journeys.list', {});
  const create = (
    <Button kind="primary" icon="plus" onPress={() => setOpen(true)}>
      New journey
    </Button>
  );
  return (
    <Page
      title="Journeys"
      lead="Steps that contacts go through one by one: messages, waits, decisions."
      calls={[{ skill: 'journeys.list', params: {} }]}
      actions={create}
    >
      <PageTable
        label="Journeys"
        pages={pages}
        idOf={({ id }) => id}
        hrefOf={({ id }) => addresses.journey(id)}
        columns={[
          { id: 'name', label: 'Name', cell: ({ name }) => name },
          { id: 'state', label: 'State', width: 120, cell: ({ state }) => <StateBadge state={state} /> },
          { id: 'entry', label: 'Contacts enter', isExtra: true, cell: ({ entry }) => entryInWords(entry) },
          {
            id: 'version',
            label: 'Version',
            width: 150,
            isExtra: true,
            cell: ({ published_version: version, changed }) =>
              version === null ? 'not published' : `${version}${changed ? ', with changes' : ''}`,
          },
          {
            id: 'changed',
            label: 'Changed',
            width: 140,
            isExtra: true,
            cell: ({ updated_at: at }) => <DateTime at={at} />,
          },
        ]}
        empty={
          <EmptyPage icon="journey" title="No journeys yet" action={create}>
            Welcome new customers, remind people of an appointment, or ask for a review some days after an order.
          </EmptyPage>
        }
      />
      <NewJourney isOpen={isOpen} onClose={() => setOpen(false)} />
    </Page>
  );
}
