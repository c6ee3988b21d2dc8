import { useState } from 'react';
import { Button } from '../../../parts/button.tsx';
import { Choice } from '../../../parts/choice.tsx';
import { DateTimeField } from '../../../parts/date-time-field.tsx';
import { Dialog } from '../../../parts/dialog.tsx';
import { ErrorNotice } from '../../../parts/error-notice.tsx';
import { SelectField, TextField } from '../../../parts/field.tsx';
import { counted } from '../../../parts/values.tsx';
import type { ResultOf } from '../../../service/client.ts';
import { formatDateTime, fromLocalTime, toLocalTime, useZone } from '../../../service/locale.ts';
import { useCall } from '../../../service/use-call.ts';

interface LaunchProps {
  readonly campaign: ResultOf<'campaigns.get'>['campaign'];
  readonly preflight: ResultOf<'campaigns.preflight'>;
  readonly token: string;
}

const WHEN = [
  { id: 'now', label: 'Now' },
  { id: 'later', label: 'Later' },
  { id: 'series', label: 'Repeat' },
];

const EVERY = [
  { id: 'DAILY', label: 'Every day' },
  { id: 'WEEKLY', label: 'Every week' },
  { id: 'MONTHLY', label: 'Every month' },
];

const HOUR = 3_600_000;

/** Sends what the checks describe, and nothing else: the token holds the launch to it. */
export function Launch({ campaign, preflight, token }: LaunchProps) {
  const launch = useCall('campaigns.launch');
  const [when, setWhen] = useState('now');
  const [at, setAt] = useState(toLocalTime(new Date(Date.now() + HOUR)));
  const [every, setEvery] = useState('WEEKLY');
  const [clock, setClock] = useState(useZone());
  const [isAsking, setAsking] = useState(false);
  const { audience, cost } = preflight;
  const sendAt = when === 'now' ? null : fromLocalTime(at);
  const people = counted(audience.eligible, 'person', 'people');
  const start = () =>
    launch.mutate({
      campaign_id: campaign.id,
      preflight_token: token,
      ...(sendAt === null ? {} : { send_at: sendAt }),
      ...(when === 'series' ? { recurrence: { rrule: `FREQ=${every}`, timezone: clock } } : {}),
    });
  return (
    <>
      <div className="row apart">
        <Choice label="When" options={WHEN} value={when} onChange={setWhen} />
        <Button kind="primary" icon="send" onPress={() => setAsking(true)}>
          {when === 'now' ? `Launch to ${people}` : `Schedule for ${people}`}
        </Button>
      </div>
      {when !== 'now' && (
        <div className="pair">
          <DateTimeField label={when === 'later' ? 'Send at' : 'First time'} value={at} onChange={setAt} />
          {when === 'series' && (
            <>
              <SelectField label="Then" options={EVERY} value={every} onChange={setEvery} />
              <TextField
                label="On the clock of"
                description="A time zone, whose hour stays the same in summer and winter."
                value={clock}
                onChange={setClock}
              />
            </>
          )}
        </div>
      )}
      <Dialog
        title={when === 'now' ? `Send to ${people} now?` : `Send to ${people} later?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        <div className="stack">
          <p>
            {sendAt !== null && `Sending begins ${formatDateTime(sendAt)}. `}
            Up to {counted(cost.credits, 'credit')} are spent{when === 'series' && ' each time'}. You can pause at any
            time; messages that a carrier has are delivered.
          </p>
          {launch.error !== null && <ErrorNotice error={launch.error} />}
          <div className="row end">
            <Button onPress={() => setAsking(false)}>Not yet</Button>
            <Button kind="primary" isPending={launch.isPending} onPress={start}>
              {when === 'now' ? 'Launch' : 'Schedule'}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
