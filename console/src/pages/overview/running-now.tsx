import { useState } from 'react';
import { Button, PageLink } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { ErrorNotice } from '../../parts/error-notice.tsx';
import { Section } from '../../parts/page.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import { counted, DateTime } from '../../parts/values.tsx';
import { addresses } from '../../service/addresses.ts';
import type { ResultOf } from '../../service/client.ts';

type Running = ResultOf<'dashboard.summary'>['running'];

/** The service takes as many calls in one batch. */
const MAX_CALLS = 50;

/** Campaigns, journeys and jobs that are at work, and the one button that pauses them. */
export function RunningNow({ running }: { readonly running: Running }) {
  const { campaigns, journeys, jobs } = running;
  const isIdle = campaigns.length + journeys.length + jobs.length === 0;
  return (
    <Section
      title="Running now"
      aside={campaigns.length + journeys.length > 0 && <PauseAll campaigns={campaigns} journeys={journeys} />}
    >
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

function PauseAll({ campaigns, journeys }: Pick<Running, 'campaigns' | 'journeys'>) {
  const [isOpen, setOpen] = useState(false);
  const batch = useSaidCall('command.batch');
  const close = () => setOpen(false);
  const names = [
    ...(campaigns.length === 0 ? [] : [counted(campaigns.length, 'campaign')]),
    ...(journeys.length === 0 ? [] : [counted(journeys.length, 'journey')]),
  ];
  const callsTo = (skill: 'campaigns.pause' | 'campaigns.resume', state: 'paused' | 'active') =>
    [
      ...campaigns.map(({ id }) => ({ skill, params: { campaign_id: id } })),
      ...journeys.map(({ id }) => ({ skill: 'journeys.setState', params: { journey_id: id, state } })),
    ].slice(0, MAX_CALLS);
  const pause = async () => {
    const resume = { calls: callsTo('campaigns.resume', 'active'), on_error: 'continue' as const };
    const isMade = await batch.make(
      { calls: callsTo('campaigns.pause', 'paused'), on_error: 'continue' },
      { said: 'Everything is paused.', undo: (call) => call('command.batch', resume) },
    );
    if (isMade) close();
  };
  return (
    <>
      <Button icon="pause" onPress={() => setOpen(true)}>
        Pause all
      </Button>
      <Dialog title={`Pause ${names.join(' and ')}?`} isOpen={isOpen} onClose={close}>
        <div className="stack">
          <p>
            No further message is submitted. Messages that a carrier already has are still delivered. You can resume
            each of them.
          </p>
          {batch.error !== null && <ErrorNotice error={batch.error} />}
          <div className="row end">
            <Button onPress={close}>Keep sending</Button>
            <Button kind="primary" isPending={batch.isPending} onPress={() => void pause()} autoFocus>
              Pause all
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
