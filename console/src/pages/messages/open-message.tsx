import { inWords } from '../../parts/badge.tsx';
import { Button, PageLink } from '../../parts/button.tsx';
import { ContactName } from '../../parts/contact-name.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import { counted, DateTime } from '../../parts/values.tsx';
import { MessageExplanation } from '../../parts/why-this-state.tsx';
import { addresses } from '../../service/addresses.ts';
import type { ResultOf } from '../../service/client.ts';
import { useSkill } from '../../service/use-skill.ts';

/** One message: to whom, what it cost, what happened to it, and what can be done. */
export function OpenMessage({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const answer = useSkill('messages.get', { message_id: id }, { poll: () => 5_000 });
  return (
    <Dialog title="Message" isOpen onClose={onClose} wide>
      <Loaded answer={answer}>
        {({ message }) => (
          <div className="stack wide">
            <p className="card prose">{message.text}</p>
            <Facts message={message} />
            <MessageExplanation messageId={id} />
            <Actions message={message} />
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

type Message = ResultOf<'messages.get'>['message'];

function Facts({ message }: { readonly message: Message }) {
  const { to, from, contact_id, campaign_id, purpose, segments, encoding, credits, created_at, due_at, media } =
    message;
  return (
    <dl className="facts">
      <dt>To</dt>
      <dd>
        {contact_id === null ? (
          to
        ) : (
          <PageLink to={addresses.contact(contact_id)}>
            <ContactName id={contact_id} phone={to} />
          </PageLink>
        )}
      </dd>
      <dt>From</dt>
      <dd>{from}</dd>
      <dt>Purpose</dt>
      <dd>{inWords(purpose)}</dd>
      {campaign_id !== null && (
        <>
          <dt>Campaign</dt>
          <dd>
            <PageLink to={addresses.campaign(campaign_id)}>Open</PageLink>
          </dd>
        </>
      )}
      <dt>Cost</dt>
      <dd>
        {counted(segments, 'segment')} ({encoding}), {counted(credits, 'credit')}
      </dd>
      {(media ?? []).length > 0 && (
        <>
          <dt>Pictures</dt>
          <dd>{(media ?? []).map(({ url }) => url).join(', ')}</dd>
        </>
      )}
      <dt>{Date.parse(due_at) > Date.parse(created_at) ? 'Due' : 'Accepted'}</dt>
      <dd>
        <DateTime at={due_at} />
      </dd>
    </dl>
  );
}

const WAITING = ['scheduled', 'queued', 'held'];

function Actions({ message: { id, state } }: { readonly message: Message }) {
  const cancel = useSaidCall('messages.cancel');
  const retry = useSaidCall('messages.retry');
  const params = { message_id: id };
  const error = cancel.error ?? retry.error;
  return (
    <>
      {error !== null && <ErrorNotice error={error} />}
      <div className="row end">
        {WAITING.includes(state) && (
          <Button
            kind="danger"
            isPending={cancel.isPending}
            onPress={() => void cancel.make(params, { said: 'Canceled. Its credits are available again.' })}
          >
            Cancel the message
          </Button>
        )}
        {state === 'failed' && (
          <Button
            isPending={retry.isPending}
            onPress={() => void retry.make(params, { said: 'A new attempt is on its way. It costs credits.' })}
          >
            Send it again
          </Button>
        )}
      </div>
    </>
  );
}
