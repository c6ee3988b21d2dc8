import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { SelectField } from '../../../parts/field.tsx';
import { Form } from '../../../parts/form.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { counted } from '../../../parts/values.tsx';
import type { ParamsOf } from '../../../service/client.ts';
import { useCall } from '../../../service/use-call.ts';
import { useSkill } from '../../../service/use-skill.ts';

interface SaveRecipientsProps {
  readonly campaignId: string;
  readonly response: ParamsOf<'analytics.saveRecipients'>['response'];
}

/** Puts the people who responded in one way on a list, so that a campaign can write to them. */
export function SaveRecipients({ campaignId, response }: SaveRecipientsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="list" onPress={() => setOpen(true)}>
        Put on a list
      </Button>
      <Dialog title="Put these people on a list" isOpen={isOpen} onClose={() => setOpen(false)}>
        <ListForm campaignId={campaignId} response={response} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ListForm({ campaignId, response, onClose }: SaveRecipientsProps & { readonly onClose: () => void }) {
  const save = useCall('analytics.saveRecipients');
  const lists = useSkill('lists.list', { kind: 'audience', limit: 200 });
  const [list, setList] = useState<string | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  // One call adds ten thousand; its cursor continues.
  const add = (listId: string, before: number, cursor: string | null) =>
    save.mutate(
      { campaign_id: campaignId, response, list_id: listId, ...(cursor === null ? {} : { cursor }) },
      {
        onSuccess: (result) => {
          setAdded(before + result.added);
          if (result.next_cursor !== null) add(listId, before + result.added, result.next_cursor);
        },
      },
    );
  const submit = () => {
    if (list !== null) add(list, 0, null);
  };
  return (
    <Form onSubmit={submit} error={save.error}>
      {added !== null && <Notice tone="good" title={`Added ${counted(added, 'person', 'people')}`} />}
      <SelectField
        label="List"
        name="list_id"
        options={(lists.data?.items ?? []).map(({ id, name }) => ({ id, label: name }))}
        value={list}
        onChange={setList}
        isRequired
      />
      <div className="row end">
        <Button onPress={onClose}>Close</Button>
        <Button kind="primary" type="submit" isPending={save.isPending}>
          Add them
        </Button>
      </div>
    </Form>
  );
}
