import { useState } from 'react';
import type { ResultOf } from '../service/client.ts';
import { formatTime } from '../service/locale.ts';
import { useCall } from '../service/use-call.ts';
import { useSkill } from '../service/use-skill.ts';
import { inWords } from './badge.tsx';
import { Button } from './button.tsx';
import { ErrorNotice } from './error-notice.tsx';
import { TextField } from './field.tsx';
import { Notice } from './notice.tsx';
import { Bubble, Phone } from './phone.tsx';

type Contact = ResultOf<'contacts.list'>['items'][number];
type Effect = ResultOf<'messages.simulateInbound'>['effects'][number];

/** The phone of a contact on the simulator: what it received, and where the person answers. */
export function SimulatedPhone({ contact }: { readonly contact: Contact }) {
  const timeline = useSkill('contacts.timeline', { contact_id: contact.id, limit: 30 }, { poll: () => 1_500 });
  const numbers = useSkill('phone-numbers.list', { state: 'active', limit: 1 });
  const simulate = useCall('messages.simulateInbound');
  const [answer, setAnswer] = useState('STOP');
  const from = numbers.data?.items[0]?.phone;
  const send = () =>
    simulate.mutate(
      { from: contact.phone, text: answer, ...(from === undefined ? {} : { to: from }) },
      { onSuccess: () => setAnswer('') },
    );
  return (
    <div className="stack">
      <Phone
        from={from ?? 'Your number'}
        foot={
          <form
            className="row phone-answer"
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <div className="grow">
              <TextField
                label={`Answer as ${contact.first_name ?? contact.phone}`}
                value={answer}
                onChange={setAnswer}
              />
            </div>
            <Button
              type="submit"
              kind="primary"
              icon="send"
              label="Answer"
              isDisabled={answer.trim() === ''}
              isPending={simulate.isPending}
            />
          </form>
        }
      >
        <Messages items={timeline.data?.items ?? []} />
      </Phone>
      {simulate.error !== null && <ErrorNotice error={simulate.error} />}
      {simulate.data !== undefined && <Effects effects={simulate.data.effects} />}
    </div>
  );
}

function Messages({ items }: { readonly items: ResultOf<'contacts.timeline'>['items'] }) {
  const messages = items.filter((item) => 'message' in item).toReversed();
  if (messages.length === 0) return <p className="quiet phone-empty">No message yet.</p>;
  return messages.map((item) =>
    'state' in item.message ? (
      <Bubble key={item.message.id} note={`${formatTime(item.at)} · ${inWords(item.message.state)}`}>
        {item.message.text}
      </Bubble>
    ) : (
      <Bubble key={item.message.id} isOwn note={formatTime(item.at)}>
        {item.message.text}
      </Bubble>
    ),
  );
}

const SENTENCES: Readonly<Record<string, string>> = {
  received: 'The answer arrived.',
  duplicate: 'The answer had arrived before.',
  opted_out: 'The consent ended, and the number gets no more messages.',
  already_opted_out: 'The consent had ended before.',
  opted_in: 'The consent began.',
  restored: 'The consent is as it was before the STOP.',
  not_opted_in: 'The consent did not begin.',
  confirmation_requested: 'The phone was asked to confirm with YES.',
  narrowed: 'The consent ended for this program.',
  not_narrowed: 'The consent stays as it was.',
  reply_queued: 'An automatic reply is on its way.',
  for_review: 'A person must decide what the answer means. Until then, no marketing is sent.',
  review_closed: 'An earlier message needs no decision any more.',
};

/** What the service did with the answer. */
function Effects({ effects }: { readonly effects: readonly Effect[] }) {
  return (
    <Notice tone="info" title="What happened">
      <ul className="stack tight">
        {effects.map(({ kind, detail }) => (
          <li key={`${kind} ${detail}`}>
            {kind === 'messages_canceled'
              ? `Waiting messages that were canceled: ${detail ?? 0}.`
              : (SENTENCES[kind] ?? inWords(kind))}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
