import { useState } from 'react';
import { Badge, StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ListPage } from '../../parts/list-page.tsx';
import { SkillForm } from '../../parts/schema/skill-form.tsx';
import type { TableColumn } from '../../parts/table.tsx';
import { Count, DateTime } from '../../parts/values.tsx';
import type { ItemOf } from '../../service/use-pages.ts';

const COLUMNS: readonly TableColumn<ItemOf<'partner.listCustomers'>>[] = [
  { id: 'name', label: 'Name', cell: ({ name }) => name },
  { id: 'ref', label: 'Your ID', isExtra: true, cell: ({ external_ref: ref }) => ref },
  {
    id: 'state',
    label: 'State',
    width: 130,
    cell: ({ state, paused }) => (paused ? <Badge tone="care">Paused</Badge> : <StateBadge state={state} />),
  },
  { id: 'number', label: 'Number', isExtra: true, cell: ({ number }) => number ?? 'none' },
  {
    id: 'credits',
    label: 'Credits',
    width: 110,
    isNumber: true,
    cell: ({ balance }) => <Count value={balance.available} />,
  },
  {
    id: 'created',
    label: 'Created',
    width: 140,
    isExtra: true,
    cell: ({ created_at: at }) => <DateTime at={at} />,
  },
];

export function CustomersPage() {
  const [isOpen, setOpen] = useState(false);
  const create = (
    <Button kind="primary" icon="plus" onPress={() => setOpen(true)}>
      New customer
    </Button>
  );
  return (
    <ListPage
      title="Customers"
      lead="The end-customers that you send for."
      skill="partner.listCustomers"
      params={{}}
      create={create}
      idOf={({ customer_id: id }) => id}
      hrefOf={({ external_ref: ref }) => `/customers/${encodeURIComponent(ref)}`}
      columns={COLUMNS}
      empty={{
        icon: 'partner',
        title: 'No customers yet',
        text: 'Each has a number, a balance and people of its own.',
      }}
    >
      <Dialog title="New customer" isOpen={isOpen} onClose={() => setOpen(false)}>
        <SkillForm skill="partner.createCustomer" submit="Create customer" onDone={() => setOpen(false)} />
      </Dialog>
    </ListPage>
  );
}
