import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Badge, inWords } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ConfirmCall } from '../../parts/confirm-call.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { EmptyPage } from '../../parts/empty-page.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { ActionMenu } from '../../parts/menu.tsx';
import { PageTable } from '../../parts/page-table.tsx';
import { DateTime } from '../../parts/values.tsx';
import { useCall } from '../../service/use-call.ts';
import { type ItemOf, usePages } from '../../service/use-pages.ts';
import { NewKey } from './new-key.tsx';
import { ShownKey } from './shown-key.tsx';

type Key = ItemOf<'agent.listKeys'>;

/** A replaced key works for another day, so that its programs can be given the new one. */
const OVERLAP_SECONDS = 86_400;

export function Keys() {
  const pages = usePages('agent.listKeys', {});
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const revoke = useCall('agent.revokeKey');
  const rotate = useCall('agent.rotateKey');
  const [revoked, setRevoked] = useState<Key | null>(null);
  const error = rotate.error;
  const create = (
    <Button kind="primary" icon="plus" onPress={() => setOpen(true)}>
      New key
    </Button>
  );
  return (
    <div className="stack">
      <div className="row">{create}</div>
      {error !== null && <ErrorNotice error={error} />}
      <PageTable
        label="Keys"
        pages={pages}
        idOf={({ id }) => id}
        columns={[
          { id: 'name', label: 'Name', cell: ({ name }) => name },
          {
            id: 'mode',
            label: 'Mode',
            width: 90,
            isExtra: true,
            cell: ({ mode }) => (mode === 'test' ? <Badge tone="test">Test</Badge> : 'Live'),
          },
          {
            id: 'permissions',
            label: 'May',
            isExtra: true,
            cell: ({ permissions }) => permissions.map(inWords).join(', '),
          },
          { id: 'state', label: 'State', width: 150, cell: (key) => <KeyState value={key} /> },
          {
            id: 'used',
            label: 'Last used',
            width: 140,
            isExtra: true,
            cell: ({ last_used_at: at }) => <DateTime at={at} />,
          },
          {
            id: 'more',
            label: 'Actions',
            width: 90,
            cell: (key) =>
              key.revoked_at === null && (
                <ActionMenu
                  label={`Actions of ${key.name}`}
                  actions={[
                    {
                      label: 'What it did',
                      icon: 'audit',
                      onAction: () => void navigate(`/keys?tab=activity&key=${key.id}`),
                    },
                    {
                      label: 'Replace',
                      onAction: () => rotate.mutate({ key_id: key.id, overlap_seconds: OVERLAP_SECONDS }),
                    },
                    { label: 'Revoke', icon: 'trash', isDanger: true, onAction: () => setRevoked(key) },
                  ]}
                />
              ),
          },
        ]}
        empty={
          <EmptyPage icon="key" title="No keys" action={create}>
            A key says who calls and what it may do.
          </EmptyPage>
        }
      />
      <ConfirmCall
        title={`Revoke ${revoked?.name ?? ''}?`}
        isOpen={revoked !== null}
        onClose={() => setRevoked(null)}
        call={revoke}
        params={{ key_id: revoked?.id ?? '' }}
        action="Revoke"
        isDanger
      >
        Programs that use it are refused at once. This cannot be undone.
      </ConfirmCall>
      {isOpen && <NewKey onClose={() => setOpen(false)} />}
      {rotate.data?.api_key !== undefined && (
        <Dialog title="The new key" isOpen onClose={() => rotate.reset()}>
          <ShownKey secret={rotate.data.api_key} />
        </Dialog>
      )}
    </div>
  );
}

function KeyState({ value: { revoked_at: revoked, expires_at: expires, approval } }: { readonly value: Key }) {
  if (revoked !== null) return <Badge tone="bad">Revoked</Badge>;
  if (expires !== null)
    return (
      <span>
        ends <DateTime at={expires} />
      </span>
    );
  return approval.length > 0 ? <Badge tone="care">Asks first</Badge> : <Badge tone="good">Active</Badge>;
}
