import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Notice } from '../../parts/notice.tsx';
import { DateTime } from '../../parts/values.tsx';
import { useCall } from '../../service/use-call.ts';
import type { Approval } from './effect.tsx';

/** Approves exactly the effect that is shown, or refuses with a reason that the agent reads. */
export function Decision({ approval }: { readonly approval: Approval }) {
  const [isRefusing, setRefusing] = useState(false);
  const [reason, setReason] = useState('');
  const [count, setCount] = useState('');
  const approve = useCall('command.approvals.decide');
  const refuse = useCall('command.approvals.decide');
  const { id, state, effect, effect_hash, may_decide, expires_at } = approval;
  const asked = effect.confirm_count;
  if (state !== 'pending') return null;
  if (!may_decide)
    return (
      <Notice tone="info" title="Another key must decide">
        A key decides about a call if it may make the call itself without an approval, and does not come from the same
        key as the one that asks.
      </Notice>
    );
  return (
    <div className="stack">
      {approve.error !== null && <ErrorNotice error={approve.error} />}
      {asked !== null && (
        <TextField
          label="To approve, type how many people it is about"
          name="count"
          description={effect.summary ?? undefined}
          value={count}
          onChange={setCount}
          maxLength={10}
        />
      )}
      <div className="row apart">
        <span className="quiet">
          Expires <DateTime at={expires_at} />
        </span>
        <div className="row">
          <Button kind="danger" onPress={() => setRefusing(true)}>
            Refuse
          </Button>
          <Button
            kind="primary"
            icon="check"
            isPending={approve.isPending}
            isDisabled={asked !== null && count.trim() !== String(asked)}
            onPress={() =>
              approve.mutate({
                approval_id: id,
                decision: 'approve',
                effect_hash,
                ...(asked !== null && { confirm_count: asked }),
              })
            }
          >
            Approve
          </Button>
        </div>
      </div>
      <Dialog title="Refuse this call?" isOpen={isRefusing} onClose={() => setRefusing(false)}>
        <Form
          onSubmit={() =>
            refuse.mutate({ approval_id: id, decision: 'refuse', reason }, { onSuccess: () => setRefusing(false) })
          }
          error={refuse.error}
        >
          <TextField
            label="Why?"
            name="reason"
            description="The agent gets these words, so that it can do better."
            rows={3}
            value={reason}
            onChange={setReason}
            maxLength={500}
            isRequired
            autoFocus
          />
          <div className="row end">
            <Button onPress={() => setRefusing(false)}>Not yet</Button>
            <Button kind="danger" type="submit" isPending={refuse.isPending}>
              Refuse
            </Button>
          </div>
        </Form>
      </Dialog>
    </div>
  );
}
