import { useState } from 'react';
import { Badge, StateBadge } from '../../parts/badge.tsx';
import { Button, LinkButton } from '../../parts/button.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { Search, SelectField } from '../../parts/field.tsx';
import { Page } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import type { TableColumn } from '../../parts/table.tsx';
import { DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import type { ParamsOf } from '../../service/client.ts';
import { useDeferred } from '../../service/use-deferred.ts';
import { usePages } from '../../service/use-pages.ts';
import { useParam } from '../../service/use-param.ts';
import { useSkill } from '../../service/use-skill.ts';
import { AddContact } from './add-contact.tsx';
import { ChosenContacts, type ListedContact } from './chosen-contacts.tsx';
import './contacts.css';
import { nameOf } from '../../parts/name-of.ts';

const COLUMNS: readonly TableColumn<ListedContact>[] = [
  { id: 'name', label: 'Name', cell: (contact) => nameOf(contact) ?? contact.phone },
  { id: 'phone', label: 'Phone', cell: ({ phone }) => phone, width: 150, isExtra: true },
  { id: 'consent', label: 'Consent', cell: ({ consent }) => <Consent consent={consent} />, width: 150 },
  {
    id: 'tags',
    label: 'Tags',
    cell: ({ tags }) => tags.map((tag) => <Badge key={tag}>{tag}</Badge>),
    isExtra: true,
  },
  { id: 'added', label: 'Added', cell: ({ created_at }) => <DateTime at={created_at} />, width: 130, isExtra: true },
];

/** The service takes as many in one call. */
const MAX_CHOSEN = 1000;

const ANY = 'any';
const CONSENTS = [
  { id: ANY, label: 'Any consent' },
  { id: 'opted_in', label: 'Opted in' },
  { id: 'pending', label: 'Waiting for YES' },
  { id: 'opted_out', label: 'Opted out' },
  { id: 'none', label: 'No consent' },
];

/** Everyone the account knows, found by name, number, consent, tag, list or segment. */
export function ContactsPage() {
  const [query, setQuery] = useParam('query');
  const [consent, setConsent] = useParam('consent', ANY);
  const [tag, setTag] = useParam('tag', ANY);
  const [list, setList] = useParam('list', ANY);
  const [segment, setSegment] = useParam('segment', ANY);
  const [isAdding, setAdding] = useState(false);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const settled = useDeferred(query);
  const params: ParamsOf<'contacts.list'> = {
    ...(settled === '' ? {} : { query: settled }),
    ...(consent === ANY ? {} : { consent_status: consent as ParamsOf<'contacts.list'>['consent_status'] }),
    ...(tag === ANY ? {} : { tag }),
    ...(list === ANY ? {} : { list_id: list }),
    ...(segment === ANY ? {} : { segment_id: segment }),
  };
  const pages = usePages('contacts.list', params);
  const chosen = (pages.items ?? []).filter(({ id }) => ids.has(id)).slice(0, MAX_CHOSEN);
  const isFiltered = Object.keys(params).length > 0;

  return (
    <Page
      title="Contacts"
      calls={[{ skill: 'contacts.list', params }]}
      actions={
        <>
          <LinkButton to="/contacts/import" icon="upload">
            Import
          </LinkButton>
          <Button kind="primary" icon="plus" onPress={() => setAdding(true)}>
            Add contact
          </Button>
        </>
      }
    >
      <div className="stack">
        <div className="filters">
          <Search label="Search by name, number or external ID" value={query} onChange={setQuery} />
          <SelectField label="Consent" options={CONSENTS} value={consent} onChange={setConsent} isCompact />
          <Filters tag={tag} setTag={setTag} list={list} setList={setList} segment={segment} setSegment={setSegment} />
        </div>
        {chosen.length > 0 && <ChosenContacts contacts={chosen} onDone={() => setIds(new Set())} />}
        <PageTable
          label="Contacts"
          pages={pages}
          columns={COLUMNS}
          idOf={({ id }) => id}
          hrefOf={({ id }) => addresses.contact(id)}
          selection={{ ids, onChange: setIds }}
          empty={
            isFiltered ? (
              <EmptyPage
                icon="search"
                title="No contact matches"
                action={<LinkButton to="/contacts">Show all contacts</LinkButton>}
              >
                Names and numbers are found by how they begin.
              </EmptyPage>
            ) : (
              <EmptyPage
                icon="people"
                title="No contacts yet"
                action={
                  <LinkButton to="/contacts/import" kind="primary">
                    Import a file
                  </LinkButton>
                }
              >
                Contacts are the people you write to, with their consent and its proof. Import a file, or let your
                agents add them.
              </EmptyPage>
            )
          }
        />
      </div>
      {isAdding && <AddContact onClose={() => setAdding(false)} />}
    </Page>
  );
}

function Consent({ consent }: Pick<ListedContact, 'consent'>) {
  if (consent.suppressed && consent.status !== 'opted_out') return <Badge tone="bad">Suppressed</Badge>;
  if (consent.under_review_since !== null) return <Badge tone="care">Under review</Badge>;
  return consent.status === 'none' ? <Badge>No consent</Badge> : <StateBadge state={consent.status} />;
}

interface FiltersProps {
  readonly tag: string;
  setTag(value: string): void;
  readonly list: string;
  setList(value: string): void;
  readonly segment: string;
  setSegment(value: string): void;
}

function Filters({ tag, setTag, list, setList, segment, setSegment }: FiltersProps) {
  const tags = useSkill('tags.list', { limit: 200 });
  const lists = useSkill('lists.list', { limit: 200 });
  const segments = useSkill('segments.list', { limit: 200 });
  const optionsOf = (any: string, items: readonly { id: string; name: string }[] = []) => [
    { id: ANY, label: any },
    ...items.map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <>
      <SelectField
        label="Tag"
        options={optionsOf('Any tag', tags.data?.items)}
        value={tag}
        onChange={setTag}
        isCompact
      />
      <SelectField
        label="List"
        options={optionsOf('Any list', lists.data?.items)}
        value={list}
        onChange={setList}
        isCompact
      />
      <SelectField
        label="Segment"
        options={optionsOf('Any segment', segments.data?.items)}
        value={segment}
        onChange={setSegment}
        isCompact
      />
    </>
  );
}
