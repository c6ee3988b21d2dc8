import { useState } from 'react';
import { Badge, inWords } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import type { ResultOf } from '../../service/client.ts';
import { useCall } from '../../service/use-call.ts';

interface TestSendProps {
  readonly campaign: ResultOf<'campaigns.get'>['campaign'];
  readonly onClose: () => void;
}

/** Sends the message to a few numbers of the account's own contacts. */
export function TestSend({ campaign, onClose }: TestSendProps) {
  const send = useCall('campaigns.testSend');
  const [phones, setPhones] = useState('');
  const submit = () =>
    send.mutate({
      campaign_id: campaign.id,
      phones: phones
        .split(/[,;\n]/)
        .map((phone) => phone.trim())
        .filter((phone) => phone !== ''),
    });
  return (
    <Dialog title="Send a test" isOpen onClose={onClose}>
      <Form onSubmit={submit} error={send.error}>
        <TextField
          label="To"
          name="phones"
          description="Up to five numbers of contacts, with commas between them. Each message costs credits."
          value={phones}
          onChange={setPhones}
          isRequired
          autoFocus
        />
        {send.data !== undefined && (
          <ul className="stack tight">
            {send.data.items.map(({ to, variant, state, refusal }) => (
              <li key={`${to} ${variant}`} className="row">
                <span>{to}</span>
                {variant !== null && <span className="quiet">{variant}</span>}
                {state === null ? (
                  <>
                    <Badge tone="bad">Refused</Badge>
                    <span className="quiet">{(refusal as { message?: string } | null)?.message}</span>
                  </>
                ) : (
                  <Badge tone="good">{inWords(state)}</Badge>
                )}
              </li>
            ))}
          </ul>
        )}
        <div className="row end">
          <Button onPress={onClose}>Close</Button>
          <Button kind="primary" icon="send" type="submit" isPending={send.isPending}>
            Send
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
