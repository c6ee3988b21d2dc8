import { useState } from 'react';
import { Badge, StateBadge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { Page } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { SkillForm } from '../../parts/schema/skill-form.tsx';
import { Count, DateTime } from '../../parts/values.tsx';
import { usePages } from '../../service/use-pages.ts';

export function CustomersPage() {
  const pages = usePages('partner.listCustomers', {});
  const [isOpen, setOpen] = useState(false);
  const create = (
    <Button kind="primary" icon="plus" onPress={() => setOpen(true)}>
      New customer
    </Button>
  );
  return (
    <Page
      title="Customers"
      lead="The end-customers that you send for."
      calls={[{ skill: 'partner.listCustomers', params: {} }]}
      actions={create}
    >
      <PageTable
        label="Customers"
        pages={pages}
        idOf={({ customer_id: id }) => id}
        hrefOf={({ external_ref: ref }) => `/customers/${encodeURIComponent(ref)}`}
        columns={[
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
        ]}
        empty={
          <EmptyPage icon="partner" title="No customers yet" action={create}>
            Each has a number, a balance and people of its own.
          </EmptyPage>
        }
      />
      <Dialog title="New customer" isOpen={isOpen} onClose={() => setOpen(false)}>
        <SkillForm skill="partner.createCustomer" submit="Create customer" onDone={() => setOpen(false)} />
      </Dialog>
    </Page>
  );
}
