import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { ConfirmCall } from '../../parts/confirm-call.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { ActionMenu } from '../../parts/menu.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import { addresses } from '../../service/addresses.ts';
import type { ResultOf } from '../../service/client.ts';
import { useCall } from '../../service/use-call.ts';
import { TestSend } from './test-send.tsx';

type Campaign = ResultOf<'campaigns.get'>['campaign'];

const OPEN_STATES = ['draft', 'scheduled', 'recurring', 'running', 'paused'];

export function CampaignActions({ campaign }: { readonly campaign: Campaign }) {
  const [open, setOpen] = useState<'cancel' | 'resume' | 'test' | null>(null);
  const pause = useSaidCall('campaigns.pause');
  const resume = useCall('campaigns.resume');
  const cancel = useCall('campaigns.cancel');
  const duplicate = useCall('campaigns.duplicate');
  const navigate = useNavigate();
  const { id, state } = campaign;
  const params = { campaign_id: id };
  const close = () => setOpen(null);
  const error = pause.error ?? duplicate.error;
  const forget = () => {
    pause.reset();
    duplicate.reset();
  };
  const isOpen = OPEN_STATES.includes(state);
  return (
    <>
      {state === 'running' && (
        <Button
          icon="pause"
          isPending={pause.isPending}
          onPress={() => void pause.make(params, { said: 'Paused.', undo: (call) => call('campaigns.resume', params) })}
        >
          Pause
        </Button>
      )}
      {state === 'paused' && (
        <Button kind="primary" icon="play" onPress={() => setOpen('resume')}>
          Resume
        </Button>
      )}
      <ActionMenu
        label="More actions"
        actions={[
          { label: 'Send a test', icon: 'phone', onAction: () => setOpen('test') },
          {
            label: 'Duplicate',
            icon: 'copy',
            onAction: () =>
              duplicate.mutate(params, { onSuccess: (made) => void navigate(addresses.campaign(made.campaign.id)) }),
          },
          ...(isOpen
            ? [{ label: 'Cancel campaign', icon: 'stop' as const, isDanger: true, onAction: () => setOpen('cancel') }]
            : []),
        ]}
      />
      {open === 'test' && <TestSend campaign={campaign} onClose={close} />}
      <ConfirmCall
        title="Resume sending?"
        isOpen={open === 'resume'}
        onClose={close}
        call={resume}
        params={params}
        action="Resume"
      >
        Sending continues where it stopped. The remaining messages cost credits.
      </ConfirmCall>
      <ConfirmCall
        title="Cancel this campaign?"
        isOpen={open === 'cancel'}
        onClose={close}
        call={cancel}
        params={params}
        action="Cancel campaign"
        isDanger
      >
        Waiting messages are canceled and their credits come back. Messages that a carrier already has are still
        delivered. You cannot undo this.
      </ConfirmCall>
      {error !== null && (
        <Dialog title="This was refused" isOpen onClose={forget}>
          <ErrorNotice error={error} />
        </Dialog>
      )}
    </>
  );
}
