import { useState } from 'react';
import { useNavigate } from 'react-router';
import { StateBadge } from '../../parts/badge.tsx';
import { Button, PageLink } from '../../parts/button.tsx';
import { ContactName } from '../../parts/contact-name.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ActionMenu } from '../../parts/menu.tsx';
import { ShowCall } from '../../parts/show-call.tsx';
import { addresses } from '../../service/addresses.ts';
import type { ResultOf } from '../../service/client.ts';
import { useCall } from '../../service/use-call.ts';
import { myName, rememberName } from './my-name.ts';
import { useConversationChanges } from './use-conversation-changes.ts';

type Conversation = ResultOf<'inbox.get'>['conversation'];

const HOUR = 3_600_000;

/** Who writes, who answers, and the state of the conversation. */
export function ThreadHead({ conversation }: { readonly conversation: Conversation }) {
  const { id, phone, contact_id, assignee, number } = conversation;
  const [isAssigning, setAssigning] = useState(false);
  const { state, change, error } = useConversationChanges(conversation);
  const markRead = useCall('inbox.markRead');
  const navigate = useNavigate();
  const params = { conversation_id: id };
  // It is left, because what is open counts as read.
  const markUnread = () => {
    void navigate({ pathname: '/inbox', search: location.search });
    markRead.mutate({ ...params, unread: true });
  };
  return (
    <header className="thread-head">
      <div className="stack tight">
        <div className="back small">
          <PageLink to="/inbox">Inbox</PageLink>
        </div>
        <div className="row">
          <h1>
            {contact_id === null ? (
              phone
            ) : (
              <PageLink to={addresses.contact(contact_id)}>
                <ContactName id={contact_id} phone={phone} />
              </PageLink>
            )}
          </h1>
          <StateBadge state={state} />
        </div>
        <span className="quiet small">
          {phone} writes to {number} · {assignee === null ? 'unassigned' : `assigned to ${assignee}`}
        </span>
      </div>
      <div className="row">
        <ShowCall calls={[{ skill: 'inbox.get', params }]} />
        <Button icon="person" onPress={() => setAssigning(true)}>
          Assign
        </Button>
        {state === 'resolved' ? (
          <Button onPress={() => change('open')}>Open again</Button>
        ) : (
          <Button icon="check" onPress={() => change('resolved')}>
            Resolve
          </Button>
        )}
        <ActionMenu
          label="More actions"
          actions={[
            { label: 'Snooze for an hour', icon: 'clock', onAction: () => change('snoozed', HOUR) },
            { label: 'Snooze until tomorrow', icon: 'clock', onAction: () => change('snoozed', 24 * HOUR) },
            { label: 'Snooze for a week', icon: 'clock', onAction: () => change('snoozed', 168 * HOUR) },
            {
              label: 'Wait for a colleague (pending)',
              icon: 'pause',
              onAction: () => change('pending'),
            },
            { label: 'Mark as unread', icon: 'inbox', onAction: markUnread },
          ]}
        />
      </div>
      {error !== null && <ErrorNotice error={error} />}
      {isAssigning && <Assign conversation={conversation} onClose={() => setAssigning(false)} />}
    </header>
  );
}

interface AssignProps {
  readonly conversation: Conversation;
  readonly onClose: () => void;
}

function Assign({ conversation, onClose }: AssignProps) {
  const { assign, assignTo } = useConversationChanges(conversation);
  const [name, setName] = useState(conversation.assignee ?? myName());
  const save = async (assignee: string | null) => {
    if (await assignTo(assignee)) onClose();
  };
  const submit = () => {
    rememberName(name);
    void save(name);
  };
  return (
    <Dialog title="Assign" isOpen onClose={onClose}>
      <Form onSubmit={submit} error={assign.error}>
        <TextField
          label="Who answers?"
          name="assignee"
          description="A name or an email address, as your colleagues know it."
          value={name}
          onChange={setName}
          isRequired
          autoFocus
        />
        <div className="row apart">
          <Button onPress={() => void save(null)} isDisabled={conversation.assignee === null}>
            Unassign
          </Button>
          <Button kind="primary" type="submit" isPending={assign.isPending}>
            Assign
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
