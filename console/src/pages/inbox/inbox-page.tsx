import { useEffect } from 'react';
import { Outlet, useNavigate, useParams } from 'react-router';
import { Search, SelectField } from '../../parts/field.tsx';
import { ShowCall } from '../../parts/show-call.tsx';
import { addresses } from '../../service/addresses.ts';
import { useDeferred } from '../../service/use-deferred.ts';
import { usePages } from '../../service/use-pages.ts';
import { useParam } from '../../service/use-param.ts';
import { ConversationList } from './conversation-list.tsx';
import { filterOf, VIEWS } from './filters.ts';
import './inbox.css';
import { SearchResults } from './search-results.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** Conversations on the left, the open one beside them; on a phone, one of the two. */
export function InboxPage() {
  const { id } = useParams();
  const [view, setView] = useParam('view', 'open');
  const [query, setQuery] = useParam('query');
  const settled = useDeferred(query);
  const navigate = useNavigate();
  const params = filterOf(view);
  const pages = usePages('inbox.list', params, { pollMs: 4_000 });

  useEffect(() => {
    document.title = 'Inbox · Tern';
  }, []);

  const move = (step: number) => {
    const { items = [] } = pages;
    const next = items[Math.max(0, items.findIndex((each) => each.id === id) + step)];
    if (next !== undefined) void navigate({ pathname: addresses.conversation(next.id), search: location.search });
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) });

  return (
    <div className={id === undefined ? 'inbox' : 'inbox is-open'}>
      <section className="inbox-list" aria-label="Conversations">
        <div className="inbox-head">
          <div className="row apart">
            <h1>Inbox</h1>
            <ShowCall calls={[{ skill: 'inbox.list', params }]} />
          </div>
          <Search label="Search in messages" value={query} onChange={setQuery} />
          <SelectField label="View" options={VIEWS} value={view} onChange={setView} isCompact />
        </div>
        {settled === '' ? (
          <ConversationList pages={pages} view={view} openId={id} />
        ) : (
          <SearchResults query={settled} />
        )}
      </section>
      <div className="inbox-thread">
        <Outlet />
      </div>
    </div>
  );
}
