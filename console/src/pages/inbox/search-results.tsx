import { PageLink } from '../../parts/button.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import { usePages } from '../../service/use-pages.ts';

/** Messages in both directions that contain the words. */
export function SearchResults({ query }: { readonly query: string }) {
  const { items, error } = usePages('inbox.search', { query });
  if (error !== null) return <ErrorNotice error={error} />;
  if (items === undefined) return <Skeleton lines={8} />;
  if (items.length === 0)
    return (
      <EmptyPage icon="search" title="No message contains this">
        The words are found as they stand, in any case.
      </EmptyPage>
    );
  return (
    <ul className="conversations">
      {items.map(({ message_id, conversation_id, phone, at, text, direction }) => (
        <li key={message_id} className="conversation">
          <span className="row apart">
            {conversation_id === null ? (
              <strong>{phone}</strong>
            ) : (
              <PageLink to={addresses.conversation(conversation_id)}>{phone}</PageLink>
            )}
            <span className="quiet small">
              {direction === 'inbound' ? 'received' : 'sent'} <DateTime at={at} />
            </span>
          </span>
          <span className="conversation-text">{text}</span>
        </li>
      ))}
    </ul>
  );
}
