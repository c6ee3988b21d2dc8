import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { DateTimeField } from '../../parts/date-time-field.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { PicturesField, picturesOf } from '../../parts/pictures-field.tsx';
import { PURPOSES } from '../../parts/purposes.ts';
import { SegmentCount } from '../../parts/segment-count.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import { fromLocalTime, useZone } from '../../service/locale.ts';

interface SendMessageProps {
  readonly contactId: string;
  readonly who: string;
  readonly onClose: () => void;
}

/** One message, now or later. All gates decide about it, and a refusal says what helps. */
export function SendMessage({ contactId, who, onClose }: SendMessageProps) {
  const send = useSaidCall('messages.send');
  const zone = useZone();
  const [text, setText] = useState('');
  const [purpose, setPurpose] = useState('transactional');
  const [pictures, setPictures] = useState('');
  const [at, setAt] = useState('');
  // One for the dialog: a second press after a lost answer sends nothing twice.
  const [key] = useState(() => `console-${crypto.randomUUID()}`);
  const media = picturesOf(pictures);
  const submit = async () => {
    const isSent = await send.make(
      {
        contact_id: contactId,
        text,
        idempotency_key: key,
        purpose: purpose === 'marketing' ? 'marketing' : 'transactional',
        ...(media.length === 0 ? {} : { media }),
        ...(at === '' ? {} : { send_at: fromLocalTime(at) }),
      },
      ({ message_id, state }) =>
        state === 'scheduled'
          ? { said: 'The message is scheduled.', undo: (call) => call('messages.cancel', { message_id }) }
          : { said: 'The message is on its way.' },
    );
    if (isSent) onClose();
  };
  return (
    <Dialog title={`Message to ${who}`} isOpen onClose={onClose} wide>
      <Form onSubmit={() => void submit()} error={send.error}>
        <SelectField label="Purpose" name="purpose" options={PURPOSES} value={purpose} onChange={setPurpose} />
        <TextField
          label="Message"
          name="text"
          rows={4}
          value={text}
          onChange={setText}
          maxLength={1600}
          isRequired
          autoFocus
        />
        <SegmentCount
          text={text}
          contactId={contactId}
          purpose={purpose === 'marketing' ? purpose : 'transactional'}
          media={media}
        />
        <PicturesField value={pictures} onChange={setPictures} />
        <DateTimeField
          label="Send at"
          name="send_at"
          value={at}
          onChange={setAt}
          description={`Empty: now. In ${zone}.`}
        />
        <div className="row end">
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" icon="send" type="submit" isPending={send.isPending} isDisabled={text.trim() === ''}>
            {at === '' ? 'Send' : 'Schedule'}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
