import type { ReactNode } from 'react';
import { Badge, inWords, StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { DateTime } from '../../parts/values.tsx';
import { WhyThisState } from '../../parts/why-this-state.tsx';
import { formatMoney } from '../../service/locale.ts';
import { type ItemOf, usePages } from '../../service/use-pages.ts';

type Entry = ItemOf<'contacts.timeline'>;

/** Everything that happened with a person, the newest first. */
export function Timeline({ contactId }: { readonly contactId: string }) {
  const { items, error, hasMore, isLoadingMore, loadMore } = usePages(
    'contacts.timeline',
    { contact_id: contactId },
    { pollMs: 5_000 },
  );
  if (error !== null) return <ErrorNotice error={error} />;
  if (items === undefined) return <Skeleton height={320} />;
  if (items.length === 0)
    return (
      <EmptyPage icon="clock" title="Nothing happened yet">
        Messages, answers, consent and conversions of this person are listed here.
      </EmptyPage>
    );
  return (
    <div className="stack">
      <ol className="timeline">
        {items.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of several kinds share no ID
          <OneEntry key={`${entry.at} ${index}`} entry={entry} />
        ))}
      </ol>
      {hasMore && (
        <div className="row">
          <Button isPending={isLoadingMore} onPress={loadMore}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}

function OneEntry({ entry }: { readonly entry: Entry }) {
  const { icon, content } = describe(entry);
  return (
    <li>
      <Icon name={icon} />
      <div className="stack tight">{content}</div>
      <span className="quiet small">
        <DateTime at={entry.at} />
      </span>
    </li>
  );
}

function describe(entry: Entry): { icon: IconName; content: ReactNode } {
  if ('message' in entry) {
    const { message } = entry;
    if ('state' in message)
      return {
        icon: 'send',
        content: (
          <>
            <p className="prose">{message.text}</p>
            <div className="row">
              <StateBadge state={message.state} />
              <Badge>{inWords(message.purpose)}</Badge>
              {message.state_reason !== null && <span className="quiet small">{inWords(message.state_reason)}</span>}
              <WhyThisState messageId={message.id} />
            </div>
          </>
        ),
      };
    return {
      icon: 'inbox',
      content: (
        <>
          <p className="prose">{message.text}</p>
          {message.intent !== 'none' && (
            <div className="row">
              <Badge tone={message.intent === 'stop' ? 'bad' : 'info'}>{inWords(message.intent)}</Badge>
            </div>
          )}
        </>
      ),
    };
  }
  if ('entry' in entry) {
    const { status, method, source, scope } = entry.entry;
    return {
      icon: 'approval',
      content: (
        <p>
          Consent: <strong>{inWords(status)}</strong> by {inWords(method).toLowerCase()}
          {source !== null && `, ${source}`} <span className="quiet">({inWords(scope).toLowerCase()})</span>
        </p>
      ),
    };
  }
  if ('conversion' in entry) {
    return { icon: 'credits', content: <Conversion conversion={entry.conversion} /> };
  }
  if ('event' in entry) return { icon: 'automation', content: <p>{`Event: ${entry.event.name}`}</p> };
  if ('tag' in entry) return { icon: 'tag', content: <p>{`Tag: ${entry.tag.name}`}</p> };
  return { icon: 'list', content: <p>{`List: ${entry.list.name}`}</p> };
}

/** What the person paid, and what was refunded of it. */
function Conversion({ conversion }: { readonly conversion: Extract<Entry, { conversion: unknown }>['conversion'] }) {
  const { event, value_minor: left, refunded_minor: refunded, refunded_at: refundedAt, currency } = conversion;
  const value = left === null || currency === null ? '' : `, ${formatMoney(left + refunded, currency)}`;
  return (
    <>
      <p>{`Conversion: ${event}${value}`}</p>
      {(refunded > 0 || refundedAt !== null) && (
        <div className="row">
          <Badge tone="info">{refundedAt === null ? 'Refunded in part' : 'Refunded'}</Badge>
          {currency !== null && <span className="quiet small">{formatMoney(refunded, currency)}</span>}
        </div>
      )}
    </>
  );
}
