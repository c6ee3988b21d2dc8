import { useState } from 'react';
import { Button, PageLink } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Section } from '../../parts/page.tsx';
import { DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import type { ResultOf } from '../../service/client.ts';
import { useCall } from '../../service/use-call.ts';

type Running = ResultOf<'dashboard.summary'>['running'];

/** Campaigns, journeys and jobs that are at work, and the one button that pauses all campaigns. */
export function RunningNow({ running }: { readonly running: Running }) {
  const { campaigns, journeys, jobs } = running;
  const isIdle = campaigns.length + journeys.length + jobs.length === 0;
  return (
    <Section title="Running now" aside={campaigns.length > 0 && <PauseAll campaigns={campaigns} />}>
      {isIdle ? (
        <p className="card quiet">
          Nothing runs. <PageLink to="/campaigns">Campaigns</PageLink>
        </p>
      ) : (
        <ul className="card flush rows">
          {campaigns.map(({ id, name, launched_at }) => (
            <li key={id} className="row apart">
              <PageLink to={addresses.campaign(id)}>{name}</PageLink>
              <span className="quiet small">
                Campaign · <DateTime at={launched_at} />
              </span>
            </li>
          ))}
          {journeys.map(({ id, name }) => (
            <li key={id} className="row apart">
              <PageLink to={addresses.journey(id)}>{name}</PageLink>
              <span className="quiet small">Journey</span>
            </li>
          ))}
          {jobs.map(({ id, created_at }) => (
            <li key={id} className="row apart">
              <code>{id}</code>
              <span className="quiet small">
                Job · <DateTime at={created_at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function PauseAll({ campaigns }: Pick<Running, 'campaigns'>) {
  const [isOpen, setOpen] = useState(false);
  const batch = useCall('command.batch');
  const close = () => setOpen(false);
  const pause = () =>
    batch.mutate(
      {
        calls: campaigns.map(({ id }) => ({ skill: 'campaigns.pause', params: { campaign_id: id } })),
        on_error: 'continue',
      },
      { onSuccess: close },
    );
  return (
    <>
      <Button icon="pause" onPress={() => setOpen(true)}>
        Pause all
      </Button>
      <Dialog
        title={`Pause ${campaigns.length === 1 ? 'the campaign' : `${campaigns.length} campaigns`}?`}
        isOpen={isOpen}
        onClose={close}
      >
        <div className="stack">
          <p>
            No further message is submitted. Messages that a carrier already has are still delivered. You can resume
            each campaign.
          </p>
          {batch.error !== null && <ErrorNotice error={batch.error} />}
          <div className="row end">
            <Button onPress={close}>Keep sending</Button>
            <Button kind="primary" isPending={batch.isPending} onPress={pause} autoFocus>
              Pause all
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
