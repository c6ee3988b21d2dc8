import { useState } from 'react';
import { Button, PageLink } from '../../../parts/button.tsx';
import { Choice } from '../../../parts/choice.tsx';
import { TextField } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { SegmentCount } from '../../../parts/segment-count.tsx';
import { SimulatedPhone } from '../../../parts/simulated-phone.tsx';
import { Skeleton } from '../../../parts/skeleton.tsx';
import { addresses } from '../../../service/addresses.ts';
import type { ParamsOf, ResultOf } from '../../../service/client.ts';
import { useCall } from '../../../service/use-call.ts';
import { useSkill } from '../../../service/use-skill.ts';

type Contact = ResultOf<'contacts.list'>['items'][number];
type Purpose = NonNullable<ParamsOf<'messages.send'>['purpose']>;

const PURPOSES = [
  { id: 'transactional', label: 'Service' },
  { id: 'marketing', label: 'Marketing' },
];

/** Writes to the first contact, whose phone stands beside the composer. */
export function FirstMessage() {
  const contacts = useSkill('contacts.list', { limit: 1 });
  const contact = contacts.data?.items[0];
  return contact === undefined ? <Skeleton height={360} /> : <Composer contact={contact} />;
}

function Composer({ contact }: { readonly contact: Contact }) {
  const send = useCall('messages.send');
  const [text, setText] = useState(`Hi ${contact.first_name ?? 'there'}, your order is ready for pickup.`);
  const [purpose, setPurpose] = useState<Purpose>('transactional');
  return (
    <div className="first-message">
      <Form
        onSubmit={() =>
          send.mutate({ contact_id: contact.id, text, purpose, idempotency_key: `console-${crypto.randomUUID()}` })
        }
        error={send.error}
      >
        <TextField label="Message" name="text" rows={4} value={text} onChange={setText} maxLength={1600} isRequired />
        <SegmentCount text={text} contactId={contact.id} purpose={purpose} />
        <div className="row apart">
          <Choice
            label="Purpose"
            options={PURPOSES}
            value={purpose}
            onChange={(value) => setPurpose(value as Purpose)}
          />
          <Button kind="primary" icon="send" type="submit" isPending={send.isPending}>
            Send
          </Button>
        </div>
        <p className="quiet">
          Then answer STOP on the phone: the consent ends, waiting messages are canceled, and the phone gets one
          confirmation.{' '}
          <PageLink to={addresses.contact(contact.id)}>Everything is kept in the contact’s history.</PageLink>
        </p>
      </Form>
      <SimulatedPhone contact={contact} />
    </div>
  );
}
