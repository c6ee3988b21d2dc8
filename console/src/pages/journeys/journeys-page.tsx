import { useState } from 'react';
import { StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import type { TableColumn } from '../../parts/table.tsx';
import { DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import type { ItemOf } from '../../service/use-pages.ts';
import { entryInWords } from './entry-in-words.ts';
import { NewJourney } from './new-journey.tsx';

const COLUMNS: readonly TableColumn<ItemOf<'journeys.list'>>[] = [
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
];

export function JourneysPage() {
  const [isOpen, setOpen] = useState(false);
  const create = (
    <Button kind="primary" icon="plus" onPress={() => setOpen(true)}>
      New journey
    </Button>
  );
  return (
    <ListPage
      title="Journeys"
      lead="Steps that contacts go through one by one: messages, waits, decisions."
      skill="journeys.list"
      params={{}}
      create={create}
      idOf={({ id }) => id}
      hrefOf={({ id }) => addresses.journey(id)}
      columns={COLUMNS}
      empty={{
        icon: 'journey',
        title: 'No journeys yet',
        text: 'Welcome new customers, remind people of an appointment, or ask for a review some days after an order.',
      }}
    >
      <NewJourney isOpen={isOpen} onClose={() => setOpen(false)} />
    </ListPage>
  );
}
