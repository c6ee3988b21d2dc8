import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { ConfirmCall } from '../../parts/confirm-call.tsx';
import { ConsentForm } from '../../parts/consent-form.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ActionMenu } from '../../parts/menu.tsx';
import { nameOf } from '../../parts/name-of.ts';
import type { ResultOf } from '../../service/client.ts';
import { useCall } from '../../service/use-call.ts';
import { EditContact } from './edit-contact.tsx';
import { PutOnList } from './put-on-list.tsx';
import { SendMessage } from './send-message.tsx';
import { TagContacts } from './tag-contacts.tsx';

type Contact = ResultOf<'contacts.get'>['contact'];

export function ContactActions({ contact }: { readonly contact: Contact }) {
  const [open, setOpen] = useState<
    'consent' | 'opt-out' | 'edit' | 'forget' | 'message' | 'tag' | 'untag' | 'list' | null
  >(null);
  const optOut = useCall('contacts.optOut');
  const forget = useCall('contacts.forget');
  const navigate = useNavigate();
  const close = () => setOpen(null);
  const who = nameOf(contact) ?? contact.phone;
  return (
    <>
      {contact.consent.status !== 'opted_in' && <Button onPress={() => setOpen('consent')}>Record consent</Button>}
      <Button kind="primary" icon="send" onPress={() => setOpen('message')}>
        Send a message
      </Button>
      <ActionMenu
        label="More actions"
        actions={[
          { label: 'Edit', icon: 'edit', onAction: () => setOpen('edit') },
          { label: 'Tag', icon: 'tag', onAction: () => setOpen('tag') },
          {
            label: 'Remove a tag',
            isDisabled: contact.tags.length === 0,
            onAction: () => setOpen('untag'),
          },
          { label: 'Put on a list', icon: 'list', onAction: () => setOpen('list') },
          { label: 'Opt out', icon: 'stop', onAction: () => setOpen('opt-out') },
          { label: 'Erase personal data', icon: 'trash', isDanger: true, onAction: () => setOpen('forget') },
        ]}
      />
      <Dialog title={`Consent of ${who}`} isOpen={open === 'consent'} onClose={close}>
        <ConsentForm contactId={contact.id} onDone={close} />
      </Dialog>
      {open === 'message' && <SendMessage contactId={contact.id} who={who} onClose={close} />}
      {(open === 'tag' || open === 'untag') && (
        <TagContacts contacts={[contact]} isRemoving={open === 'untag'} onClose={close} onDone={close} />
      )}
      {open === 'list' && <PutOnList ids={[contact.id]} onClose={close} onDone={close} />}
      {open === 'edit' && <EditContact contact={contact} onClose={close} />}
      <ConfirmCall
        title={`Opt out ${who}?`}
        isOpen={open === 'opt-out'}
        onClose={close}
        call={optOut}
        params={{ contact_id: contact.id, reason: 'requested' }}
        action="Opt out"
      >
        They get no more messages, and waiting messages are canceled. Only they can opt in again, by sending START.
      </ConfirmCall>
      <ConfirmCall
        title={`Erase the data of ${who}?`}
        isOpen={open === 'forget'}
        onClose={close}
        call={forget}
        params={{ contact_id: contact.id }}
        action="Erase"
        isDanger
        onDone={() => void navigate('/contacts')}
      >
        The contact, its messages and proofs are erased from the account, and the number stays suppressed. You cannot
        undo this.
      </ConfirmCall>
    </>
  );
}
