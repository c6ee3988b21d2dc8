import { useMemo, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ConfirmCall } from '../../parts/confirm-call.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import type { TableColumn } from '../../parts/table.tsx';
import { Count, DateTime } from '../../parts/values.tsx';
import { useCall } from '../../service/use-call.ts';
import { type ItemOf, usePages } from '../../service/use-pages.ts';

type Tag = ItemOf<'tags.list'>;

type OnTag = (tag: Tag) => void;

function columnsOf(onMerge: OnTag, onDelete: OnTag): readonly TableColumn<Tag>[] {
  return [
    { id: 'name', label: 'Name', cell: ({ name }) => name },
    {
      id: 'description',
      label: 'Description',
      width: '2fr',
      isExtra: true,
      cell: ({ description }) => description ?? '',
    },
    { id: 'used', label: 'Used', width: 90, isNumber: true, cell: ({ count = 0 }) => <Count value={count} /> },
    {
      id: 'created',
      label: 'Created',
      width: 140,
      isExtra: true,
      cell: ({ created_at: at }) => <DateTime at={at} />,
    },
    {
      id: 'more',
      label: 'Actions',
      width: 190,
      cell: (tag) => (
        <span className="row">
          <Button kind="quiet" onPress={() => onMerge(tag)}>
            Merge
          </Button>
          <Button kind="quiet" icon="trash" label={`Delete ${tag.name}`} onPress={() => onDelete(tag)} />
        </span>
      ),
    },
  ];
}

export function TagsPage() {
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [merged, setMerged] = useState<Tag | null>(null);
  const params = query === '' ? {} : { query };
  const pages = usePages('tags.list', params);
  const [gone, setGone] = useState<Tag | null>(null);
  const remove = useCall('tags.delete');
  const create = (
    <Button kind="primary" icon="plus" onPress={() => setOpen(true)}>
      New tag
    </Button>
  );
  const columns = useMemo(() => columnsOf(setMerged, setGone), []);
  return (
    <ListPage
      title="Tags"
      lead="Words that you attach to people and campaigns, to find and select them."
      skill="tags.list"
      params={params}
      create={create}
      search={{ label: 'Search tags by name', value: query, onChange: setQuery }}
      idOf={({ id }) => id}
      columns={columns}
      empty={{
        icon: 'tag',
        title: query === '' ? 'No tags yet' : 'No tag has this name',
        text: 'Tag people by what they bought or where they came from; segments and journeys can use it.',
      }}
    >
      <ConfirmCall
        title={`Delete ${gone?.name ?? ''}?`}
        isOpen={gone !== null}
        onClose={() => setGone(null)}
        call={remove}
        params={{ tag_id: gone?.id ?? '' }}
        action="Delete"
        isDanger
      >
        Everything that has the tag loses it. This cannot be undone.
      </ConfirmCall>
      <NewTag isOpen={isOpen} onClose={() => setOpen(false)} />
      {merged !== null && <MergeTag tag={merged} others={pages.items ?? []} onClose={() => setMerged(null)} />}
    </ListPage>
  );
}

function NewTag({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [description, setDescription] = useState('');
  const create = useCall('tags.create');
  const save = () =>
    create.mutate({ name, ...(description === '' ? {} : { description }) }, { onSuccess: () => onClose() });
  return (
    <Dialog title="New tag" isOpen={isOpen} onClose={onClose}>
      <Form onSubmit={save} error={create.error}>
        <TextField label="Name" name="name" value={name} onChange={setName} isRequired autoFocus maxLength={64} />
        <TextField
          label="Description"
          name="description"
          value={description}
          onChange={setDescription}
          maxLength={200}
        />
        <div className="row end">
          <Button kind="primary" type="submit" isPending={create.isPending} isDisabled={name === ''}>
            Create tag
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

interface MergeProps {
  readonly tag: Tag;
  readonly others: readonly Tag[];
  readonly onClose: () => void;
}

function MergeTag({ tag, others, onClose }: MergeProps) {
  const [into, setInto] = useState<string | null>(null);
  const merge = useCall('tags.merge');
  const options = others.filter(({ id }) => id !== tag.id).map(({ name }) => ({ id: name, label: name }));
  const save = () => into !== null && merge.mutate({ from: tag.name, into }, { onSuccess: () => onClose() });
  return (
    <Dialog title={`Merge ${tag.name}`} isOpen onClose={onClose}>
      <Form onSubmit={save} error={merge.error}>
        <p>Everything that has this tag gets the other one. Then this tag is deleted, which cannot be undone.</p>
        <SelectField label="Into" name="into" options={options} value={into} onChange={setInto} isRequired />
        <div className="row end">
          <Button kind="danger" type="submit" isPending={merge.isPending} isDisabled={into === null}>
            Merge
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
