import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { counted } from '../../parts/values.tsx';
import type { ItemOf } from '../../service/use-pages.ts';
import { PutOnList } from './put-on-list.tsx';
import { TagContacts } from './tag-contacts.tsx';

export type ListedContact = ItemOf<'contacts.list'>;

interface ChosenContactsProps {
  readonly contacts: readonly ListedContact[];
  readonly onDone: () => void;
}

/** What can be done with several people at once. */
export function ChosenContacts({ contacts, onDone }: ChosenContactsProps) {
  const [open, setOpen] = useState<'tag' | 'untag' | 'list' | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    onDone();
  };
  return (
    <section className="card row apart chosen" aria-label="Chosen contacts">
      <strong>{counted(contacts.length, 'person', 'people')} chosen</strong>
      <div className="row">
        <Button icon="tag" onPress={() => setOpen('tag')}>
          Tag
        </Button>
        <Button onPress={() => setOpen('untag')}>Remove a tag</Button>
        <Button icon="list" onPress={() => setOpen('list')}>
          Put on a list
        </Button>
        <Button kind="quiet" onPress={onDone}>
          Choose no one
        </Button>
      </div>
      {(open === 'tag' || open === 'untag') && (
        <TagContacts contacts={contacts} isRemoving={open === 'untag'} onClose={close} onDone={done} />
      )}
      {open === 'list' && <PutOnList ids={contacts.map(({ id }) => id)} onClose={close} onDone={done} />}
    </section>
  );
}
