import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ActionMenu } from '../../parts/menu.tsx';
import { counted } from '../../parts/values.tsx';
import type { ItemOf } from '../../service/use-pages.ts';
import { myName } from './my-name.ts';
import { useBulkChanges } from './use-bulk-changes.ts';

interface BulkBarProps {
  readonly conversations: readonly ItemOf<'inbox.list'>[];
  readonly onDone: () => void;
}

/** What can be done with the chosen conversations at once. */
export function BulkBar({ conversations, onDone }: BulkBarProps) {
  const [asking, setAsking] = useState<'assignee' | 'label' | null>(null);
  const { error, isPending, setState, assign, addLabel, setUnread } = useBulkChanges(conversations, onDone);
  const close = () => setAsking(null);
  return (
    <section className="stack tight bulk" aria-label="Chosen conversations">
      <strong>{counted(conversations.length, 'conversation')} chosen</strong>
      <div className="row">
        <Button icon="check" isPending={isPending} onPress={() => void setState('resolved')}>
          Resolve
        </Button>
        <ActionMenu
          label="More for the chosen conversations"
          actions={[
            { label: 'Open again', icon: 'inbox', onAction: () => void setState('open') },
            { label: 'Wait for a colleague (pending)', icon: 'pause', onAction: () => void setState('pending') },
            { label: 'Assign', icon: 'person', onAction: () => setAsking('assignee') },
            { label: 'Unassign', onAction: () => void assign(null) },
            { label: 'Add a label', icon: 'tag', onAction: () => setAsking('label') },
            { label: 'Mark as read', onAction: () => void setUnread(false) },
            { label: 'Mark as unread', onAction: () => void setUnread(true) },
          ]}
        />
        <Button kind="quiet" onPress={onDone}>
          Choose none
        </Button>
      </div>
      {error !== null && <ErrorNotice error={error} />}
      {asking === 'assignee' && (
        <Ask title="Assign" label="Who answers?" first={myName()} maxLength={100} onClose={close} onAnswer={assign} />
      )}
      {asking === 'label' && (
        <Ask title="Add a label" label="Label" first="" maxLength={50} onClose={close} onAnswer={addLabel} />
      )}
    </section>
  );
}

interface AskProps {
  readonly title: string;
  readonly label: string;
  readonly first: string;
  readonly maxLength: number;
  readonly onClose: () => void;
  readonly onAnswer: (answer: string) => Promise<void>;
}

function Ask({ title, label, first, maxLength, onClose, onAnswer }: AskProps) {
  const [answer, setAnswer] = useState(first);
  const submit = () => {
    onClose();
    void onAnswer(answer.trim());
  };
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <Form onSubmit={submit}>
        <TextField label={label} value={answer} onChange={setAnswer} maxLength={maxLength} isRequired autoFocus />
        <div className="row end">
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isDisabled={answer.trim() === ''}>
            {title}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
