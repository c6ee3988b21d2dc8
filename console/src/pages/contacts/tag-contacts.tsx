import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ComboField } from '../../parts/combo-field.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SelectField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import { counted } from '../../parts/values.tsx';
import { useSkill } from '../../service/use-skill.ts';

interface TagContactsProps {
  readonly contacts: readonly { readonly id: string; readonly tags: readonly string[] }[];
  readonly isRemoving?: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Tags people, or removes a tag. The call names those whom it changes, so it can be undone. */
export function TagContacts({ contacts, isRemoving = false, onClose, onDone }: TagContactsProps) {
  const tags = useSkill('tags.list', { limit: 200 });
  const assign = useSaidCall('tags.assign');
  const unassign = useSaidCall('tags.unassign');
  const [tag, setTag] = useState('');
  const has = (names: readonly string[]) => names.some((name) => name.toLowerCase() === tag.trim().toLowerCase());
  const ids = contacts.filter((contact) => has(contact.tags) === isRemoving).map(({ id }) => id);
  const params = { tag: tag.trim(), ids };
  const people = counted(ids.length, 'person', 'people');
  const submit = async () => {
    const isMade = isRemoving
      ? await unassign.make(params, {
          said: `${tag} is removed from ${people}.`,
          undo: (call) => call('tags.assign', params),
        })
      : await assign.make(params, { said: `${people} tagged ${tag}.`, undo: (call) => call('tags.unassign', params) });
    if (isMade) onDone();
  };
  const isPending = assign.isPending || unassign.isPending;
  const used = [...new Set(contacts.flatMap((contact) => contact.tags))].map((name) => ({ id: name, label: name }));
  return (
    <Dialog title={isRemoving ? 'Remove a tag' : 'Tag'} isOpen onClose={onClose}>
      <Form onSubmit={() => void submit()} error={assign.error ?? unassign.error}>
        {isRemoving ? (
          <SelectField label="Tag" name="tag" options={used} value={tag === '' ? null : tag} onChange={setTag} />
        ) : (
          <ComboField
            label="Tag"
            name="tag"
            description="A new name creates the tag."
            options={(tags.data?.items ?? []).map(({ name }) => name)}
            value={tag}
            onChange={setTag}
            maxLength={64}
            isRequired
            autoFocus
          />
        )}
        {tag.trim() !== '' && (
          <p className="quiet">
            {people} {isRemoving ? 'lose it' : 'get it'}
            {ids.length < contacts.length &&
              (isRemoving ? '; the others do not have it' : '; the others have it already')}
            .
          </p>
        )}
        <div className="row end">
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isPending} isDisabled={tag.trim() === '' || ids.length === 0}>
            {isRemoving ? 'Remove tag' : 'Tag'}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
