import { Badge, inWords } from '../../parts/badge.tsx';
import { KeyName } from '../../parts/key-name.tsx';
import type { ResultOf } from '../../service/client.ts';
import { formatDateTime } from '../../service/locale.ts';
import { AttachedFile } from './attached-file.tsx';
import { ReviewDecision } from './review-decision.tsx';

type Message = ResultOf<'inbox.get'>['items'][number];
type Note = ResultOf<'inbox.notes'>['items'][number];

interface ThreadMessagesProps {
  readonly items: readonly Message[];
  readonly notes: readonly Note[];
}

/** Messages and internal notes in the order of their times. */
export function ThreadMessages({ items, notes }: ThreadMessagesProps) {
  const entries = [
    ...items
      .toReversed()
      .map((message) => ({ at: message.at, id: message.id, content: <OneMessage message={message} /> })),
    ...notes.toReversed().map((note) => ({ at: note.created_at, id: note.id, content: <OneNote note={note} /> })),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <ol className="thread-entries">
      {entries.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </ol>
  );
}

const SOURCES: Readonly<Record<string, string>> = {
  reply: 'Reply',
  campaign: 'Campaign',
  journey: 'Journey',
  automation: 'Rule',
  auto_reply: 'Automatic reply',
  message: 'Message',
};

function OneMessage({ message }: { readonly message: Message }) {
  const { direction, text, source, state, author, at, intent, under_review, media, id } = message;
  const isOwn = direction === 'outbound';
  return (
    <div className={isOwn ? 'entry own' : 'entry'}>
      {text !== '' && <p className="prose">{text}</p>}
      {media.map((file) => (
        <AttachedFile key={file.url} {...file} />
      ))}
      <p className="entry-note">
        {formatDateTime(at)}
        {isOwn && ` · ${SOURCES[source] ?? inWords(source)}`}
        {author !== null && <> · {author.startsWith('key_') ? <KeyName id={author} /> : author}</>}
        {state !== null && ` · ${inWords(state)}`}
        {intent !== null && intent !== 'none' && ` · ${inWords(intent)}`}
      </p>
      {under_review && (
        <div className="stack tight review">
          <Badge tone="care">May be an opt-out</Badge>
          <p>Until you decide, this person gets no marketing.</p>
          <ReviewDecision inboundId={id} />
        </div>
      )}
    </div>
  );
}

function OneNote({ note }: { readonly note: Note }) {
  return (
    <div className="entry internal">
      <p className="prose">{note.text}</p>
      <p className="entry-note">
        Note by {note.author.startsWith('key_') ? <KeyName id={note.author} /> : note.author} ·{' '}
        {formatDateTime(note.created_at)}
      </p>
    </div>
  );
}
