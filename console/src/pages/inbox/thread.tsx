import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { PageLink } from '../../parts/button.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { addresses } from '../../service/addresses.ts';
import type { ResultOf } from '../../service/client.ts';
import { useCall } from '../../service/use-call.ts';
import { useSkill } from '../../service/use-skill.ts';
import { Composer } from './composer.tsx';
import { ThreadHead } from './thread-head.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import { useConversationChanges } from './use-conversation-changes.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** One conversation, its notes, and the answer. */
export function Thread() {
  const { id = '' } = useParams();
  const answer = useSkill('inbox.get', { conversation_id: id, limit: 200 }, { poll: () => 3_000 });
  return (
    <Loaded key={id} answer={answer} skeleton={<Skeleton height={480} />}>
      {(result) => <OpenThread key={id} result={result} />}
    </Loaded>
  );
}

function OpenThread({ result }: { readonly result: ResultOf<'inbox.get'> }) {
  const { conversation, composer, items, next_cursor } = result;
  const notes = useSkill('inbox.notes', { conversation_id: conversation.id, limit: 100 }, { poll: () => 10_000 });
  const { mutate: markRead } = useCall('inbox.markRead');
  const { change } = useConversationChanges(conversation);
  const end = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const { id, unread, contact_id } = conversation;

  // Reading is what marks a conversation as read.
  useEffect(() => {
    if (unread > 0) markRead({ conversation_id: id });
  }, [id, unread, markRead]);
  const count = items.length + (notes.data?.items.length ?? 0);
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);

  useShortcuts({
    r: () => field.current?.focus(),
    e: () => change('resolved'),
    // It is left, because what is open counts as read.
    u: () => {
      void navigate({ pathname: '/inbox', search: location.search });
      markRead({ conversation_id: id, unread: true });
    },
  });

  return (
    <div className="thread">
      <ThreadHead conversation={conversation} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="thread-messages" tabIndex={0} role="log" aria-label="Messages">
        {next_cursor !== null && contact_id !== null && (
          <p className="quiet small">
            Earlier messages are in the{' '}
            <PageLink to={`${addresses.contact(contact_id)}?tab=timeline`}>timeline</PageLink>.
          </p>
        )}
        <ThreadMessages items={items} notes={notes.data?.items ?? []} />
        <div ref={end} />
      </div>
      <Composer conversation={conversation} composer={composer} items={items} field={field} />
    </div>
  );
}
