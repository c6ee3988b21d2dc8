import { useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ContactName } from '../../parts/contact-name.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Checkbox } from '../../parts/field.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import type { ItemOf, Pages } from '../../service/use-pages.ts';
import { BulkBar } from './bulk-bar.tsx';

type Conversation = ItemOf<'inbox.list'>;

/** The service takes as many in one call. */
const MAX_CHOSEN = 200;

interface ConversationListProps {
  readonly pages: Pages<Conversation>;
  readonly view: string;
  readonly openId: string | undefined;
}

export function ConversationList({ pages, view, openId }: ConversationListProps) {
  const { items, error, hasMore, isLoadingMore, loadMore } = pages;
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  if (error !== null && items === undefined) return <ErrorNotice error={error} />;
  if (items === undefined) return <Skeleton lines={10} />;
  if (items.length === 0)
    return (
      <EmptyPage icon="inbox" title={view === 'open' ? 'Nothing to answer' : 'No conversation is here'}>
        When people write to your numbers, their conversations appear here. STOP and HELP are answered by the service.
      </EmptyPage>
    );
  // What has left the view, such as by being resolved, is not chosen any more.
  const chosen = items.filter(({ id }) => ids.has(id)).slice(0, MAX_CHOSEN);
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(ids);
    if (isChosen) next.add(id);
    else next.delete(id);
    setIds(next);
  };
  return (
    <>
      {chosen.length > 0 && <BulkBar conversations={chosen} onDone={() => setIds(new Set())} />}
      <ul className="conversations">
        {items.map((conversation) => (
          <Entry
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === openId}
            isChosen={ids.has(conversation.id)}
            onChoose={(isChosen) => choose(conversation.id, isChosen)}
          />
        ))}
      </ul>
      {hasMore && (
        <Button isPending={isLoadingMore} onPress={loadMore}>
          Show more
        </Button>
      )}
    </>
  );
}

interface EntryProps {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function Entry({ conversation, isOpen, isChosen, onChoose }: EntryProps) {
  const { search } = useLocation();
  const { id, phone, contact_id, unread, under_review, assignee, labels, last_inbound_text, last_message_at } =
    conversation;
  return (
    <li className="conversation-row">
      <Checkbox isSelected={isChosen} onChange={onChoose}>
        <span className="hidden-visually">Choose {phone}</span>
      </Checkbox>
      <NavLink
        to={{ pathname: addresses.conversation(id), search }}
        className={`conversation${unread > 0 ? ' unread' : ''}`}
        aria-current={isOpen ? 'page' : undefined}
      >
        <span className="row apart">
          <strong className="truncate">
            {contact_id === null ? phone : <ContactName id={contact_id} phone={phone} />}
          </strong>
          <span className="quiet small">
            <DateTime at={last_message_at} />
          </span>
        </span>
        <span className="truncate conversation-text">{last_inbound_text ?? 'No text'}</span>
        <span className="row">
          {unread > 0 && <Badge tone="info">{unread} unread</Badge>}
          {under_review && <Badge tone="care">May be an opt-out</Badge>}
          {assignee !== null && <Badge>{assignee}</Badge>}
          {labels.map((label) => (
            <Badge key={label}>{label}</Badge>
          ))}
        </span>
      </NavLink>
    </li>
  );
}
