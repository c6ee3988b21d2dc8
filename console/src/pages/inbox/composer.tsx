import { type KeyboardEvent, type RefObject, useState } from 'react';
import { TextArea, TextField } from 'react-aria-components';
import { Button } from '../../parts/button.tsx';
import { Choice } from '../../parts/choice.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PicturesField, picturesOf } from '../../parts/pictures-field.tsx';
import { SegmentCount } from '../../parts/segment-count.tsx';
import { DateTime } from '../../parts/values.tsx';
import type { ResultOf } from '../../service/client.ts';
import { useCall } from '../../service/use-call.ts';
import { CannedReplies } from './canned-replies.tsx';
import { myName } from './my-name.ts';
import { SuggestedReplies } from './suggested-replies.tsx';
import { WaitingReview } from './waiting-review.tsx';

type Result = ResultOf<'inbox.get'>;

interface ComposerProps {
  readonly conversation: Result['conversation'];
  readonly composer: Result['composer'];
  readonly items: Result['items'];
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

const KINDS = [
  { id: 'reply', label: 'Reply' },
  { id: 'note', label: 'Internal note' },
];

/** A reply or a note. After an opt-out the reply is locked, and says why. */
export function Composer({ conversation, composer, items, field }: ComposerProps) {
  const reply = useCall('inbox.reply');
  const addNote = useCall('inbox.addNote');
  const [kind, setKind] = useState('reply');
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<string | null>(null);
  const media = picturesOf(pictures ?? '');
  const { id, version, contact_id } = conversation;
  const isLocked = kind === 'reply' && composer.locked;
  const isPending = reply.isPending || addNote.isPending;
  const error = kind === 'reply' ? reply.error : addNote.error;
  const author = myName() === '' ? {} : { author: myName() };

  const send = (state?: 'resolved') => {
    if (isLocked || isPending || text.trim() === '') return;
    const onSuccess = () => {
      setText('');
      setPictures(null);
    };
    if (kind === 'note') addNote.mutate({ conversation_id: id, text, ...author }, { onSuccess });
    else
      reply.mutate(
        {
          conversation_id: id,
          text,
          expected_version: version,
          idempotency_key: `console-${crypto.randomUUID()}`,
          ...author,
          ...(media.length === 0 ? {} : { media }),
          ...(state === undefined ? {} : { state }),
        },
        { onSuccess },
      );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
    if (event.key === 'Escape') field.current?.blur();
  };

  return (
    <div className={kind === 'note' ? 'composer is-note' : 'composer'}>
      <div className="row apart">
        <Choice label="Kind" options={KINDS} value={kind} onChange={setKind} />
        {kind === 'reply' && !composer.locked && (
          <div className="row">
            <CannedReplies
              onInsert={(canned) => setText((before) => (before === '' ? canned : `${before}\n${canned}`))}
            />
            <Button kind="quiet" icon="plus" onPress={() => setPictures(pictures === null ? '' : null)}>
              {pictures === null ? 'Pictures' : 'No pictures'}
            </Button>
            <SuggestedReplies conversationId={id} onInsert={setText} />
          </div>
        )}
      </div>
      {kind === 'reply' && composer.review != null && (
        <WaitingReview
          review={composer.review}
          isShown={items.some((item) => item.id === composer.review?.inbound_id)}
        />
      )}
      {isLocked ? (
        <Notice tone="care" title="You cannot reply">
          {composer.explanation ?? composer.reason}
        </Notice>
      ) : (
        <>
          {error !== null && <ErrorNotice error={error} />}
          <TextField
            value={text}
            onChange={setText}
            aria-label={kind === 'note' ? 'Note' : 'Reply'}
            onKeyDown={onKeyDown}
          >
            <TextArea
              ref={field}
              className="control"
              rows={3}
              placeholder={kind === 'note' ? 'For your colleagues. It is never sent.' : 'Write a reply'}
            />
          </TextField>
          {kind === 'reply' && pictures !== null && <PicturesField value={pictures} onChange={setPictures} />}
          <div className="row apart">
            {kind === 'reply' ? (
              <div className="stack tight">
                <SegmentCount text={text} contactId={contact_id ?? undefined} purpose="transactional" media={media} />
                {composer.reply_until !== null && (
                  <span className="quiet small">
                    Replies are allowed until <DateTime at={composer.reply_until} />
                  </span>
                )}
              </div>
            ) : (
              <span />
            )}
            <div className="row">
              {kind === 'reply' && (
                <Button isDisabled={text.trim() === ''} isPending={isPending} onPress={() => send('resolved')}>
                  Send and resolve
                </Button>
              )}
              <Button
                kind="primary"
                icon="send"
                isDisabled={text.trim() === ''}
                isPending={isPending}
                onPress={() => send()}
              >
                {kind === 'note' ? 'Add note' : 'Send'}
              </Button>
            </div>
          </div>
        </>
      )}
    </div>
  );
}
