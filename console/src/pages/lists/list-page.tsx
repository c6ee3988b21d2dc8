import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { StateBadge } from '../../parts/badge.tsx';
import { Button, LinkButton } from '../../parts/button.tsx';
import { ConfirmCall } from '../../parts/confirm-call.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { ActionMenu } from '../../parts/menu.tsx';
import { Page } from '../../parts/page.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import { counted, DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import { useCall } from '../../service/use-call.ts';
import { usePages } from '../../service/use-pages.ts';

/** The service takes as many contacts in one call. */
const MAX_REMOVED = 500;

export function ListPage() {
  const { id = '' } = useParams();
  const params = { list_id: id };
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const pages = usePages('lists.members', params);
  const all = usePages('lists.list', {});
  const list = all.items?.find((each) => each.id === id);
  const remove = useSaidCall('lists.removeContacts');
  const erase = useCall('lists.delete');
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const ids = [...chosen].slice(0, MAX_REMOVED);
  const removeChosen = async () => {
    const members = { ...params, contact_ids: ids };
    const said = `${counted(ids.length, 'person', 'people')} removed from the list.`;
    if (await remove.make(members, { said, undo: (call) => call('lists.addContacts', members) })) setChosen(new Set());
  };
  return (
    <Page
      title={list?.name ?? 'List'}
      parent={{ to: '/lists', label: 'Lists' }}
      calls={[{ skill: 'lists.members', params }]}
      actions={
        <ActionMenu
          label="More"
          actions={[
            {
              label: 'Delete list',
              icon: 'trash',
              isDanger: true,
              onAction: () => setAsking(true),
            },
          ]}
        />
      }
    >
      <ConfirmCall
        title={`Delete ${list?.name ?? 'the list'}?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        call={erase}
        params={params}
        action="Delete"
        isDanger
        onDone={() => void navigate('/lists')}
      >
        The list is gone. The contacts on it stay as they are.
      </ConfirmCall>
      {remove.error !== null && <ErrorNotice error={remove.error} />}
      {chosen.size > 0 && (
        <div className="row">
          <Button icon="trash" isPending={remove.isPending} onPress={() => void removeChosen()}>
            Remove {ids.length} from the list
          </Button>
        </div>
      )}
      <PageTable
        label="People on the list"
        pages={pages}
        idOf={({ contact_id: contact }) => contact}
        hrefOf={({ contact_id: contact }) => addresses.contact(contact)}
        selection={{ ids: chosen, onChange: setChosen }}
        columns={[
          { id: 'phone', label: 'Phone', cell: ({ phone }) => phone },
          {
            id: 'name',
            label: 'Name',
            cell: ({ first_name: first, last_name: last }) => [first, last].join(' ').trim(),
          },
          { id: 'consent', label: 'Consent', cell: ({ consent_status: status }) => <StateBadge state={status} /> },
          { id: 'added', label: 'Added', width: 140, isExtra: true, cell: ({ added_at: at }) => <DateTime at={at} /> },
        ]}
        empty={
          <EmptyPage
            icon="people"
            title="No one is on this list"
            action={<LinkButton to="/contacts">Choose contacts</LinkButton>}
          >
            Select people in Contacts, or name this list when you import a file.
          </EmptyPage>
        }
      />
    </Page>
  );
}
