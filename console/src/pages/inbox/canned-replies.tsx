import { useState } from 'react';
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useCall } from '../../service/use-call.ts';
import { useSkill } from '../../service/use-skill.ts';

/** Replies that are used again, inserted where the person writes. */
export function CannedReplies({ onInsert }: { onInsert(text: string): void }) {
  const replies = useSkill('inbox.cannedReplies', { limit: 100 });
  const [isNew, setNew] = useState(false);
  return (
    <>
      <MenuTrigger>
        <AriaButton className="button quiet">
          <Icon name="template" />
          Canned replies
        </AriaButton>
        <Popover className="popover" placement="top end">
          <Menu className="menu" aria-label="Canned replies">
            {(replies.data?.items ?? []).map(({ id, name, text }) => (
              <MenuItem key={id} className="menu-item" textValue={name} onAction={() => onInsert(text)}>
                <span className="stack tight">
                  <span>{name}</span>
                  <span className="quiet small truncate">{text}</span>
                </span>
              </MenuItem>
            ))}
            <Separator />
            <MenuItem className="menu-item" onAction={() => setNew(true)}>
              <Icon name="plus" />
              New canned reply
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {isNew && <NewReply onClose={() => setNew(false)} />}
    </>
  );
}

function NewReply({ onClose }: { readonly onClose: () => void }) {
  const create = useCall('inbox.createCannedReply');
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  return (
    <Dialog title="New canned reply" isOpen onClose={onClose}>
      <Form onSubmit={() => create.mutate({ name, text }, { onSuccess: onClose })} error={create.error}>
        <TextField label="Name" name="name" value={name} onChange={setName} isRequired autoFocus />
        <TextField
          label="Text"
          name="text"
          description="May contain variables of the contact, such as {{ first_name }}."
          rows={4}
          value={text}
          onChange={setText}
          isRequired
        />
        <div className="row end">
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={create.isPending}>
            Save
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
