import { useState } from 'react';
import { inWords } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Checkbox, NumberField, SelectField, TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Bubble, Phone } from '../../parts/phone.tsx';
import { Credits } from '../../parts/values.tsx';
import type { ParamsOf, ResultOf } from '../../service/client.ts';
import { formatDateTime } from '../../service/locale.ts';
import { useCall } from '../../service/use-call.ts';

const EVENTS = [
  { id: 'reply', label: 'replies' },
  { id: 'click', label: 'clicks' },
  { id: 'event', label: 'does' },
  { id: 'conversion', label: 'converts' },
  { id: 'opt_out', label: 'opts out' },
] as const;

interface Happening {
  readonly kind: (typeof EVENTS)[number]['id'];
  readonly hours: number;
  /** The reply, the name of the event, or the type of the conversion. */
  readonly what: string;
}

const HOUR_MS = 3_600_000;

/** One made-up contact goes through the journey at once, without waiting. Nothing is sent. */
export function Simulation({ journeyId }: { readonly journeyId: string }) {
  const [name, setName] = useState('Ada');
  const [zone, setZone] = useState('America/New_York');
  const [optedIn, setOptedIn] = useState(true);
  const [happenings, setHappenings] = useState<readonly Happening[]>([]);
  const simulate = useCall('journeys.simulate');
  const run = () => simulate.mutate(paramsOf({ journeyId, name, zone, optedIn, happenings }, new Date()));
  const replace = (index: number, next: Happening | null) =>
    setHappenings(happenings.flatMap((each, at) => (at !== index ? [each] : next === null ? [] : [next])));
  return (
    <div className="columns">
      <div className="stack wide">
        <Form onSubmit={run} error={simulate.error}>
          <div className="columns even">
            <TextField label="First name" value={name} onChange={setName} />
            <TextField label="Time zone" value={zone} onChange={setZone} isRequired />
          </div>
          <Checkbox isSelected={optedIn} onChange={setOptedIn}>
            The contact has opted in
          </Checkbox>
          {happenings.map((each, index) => (
            // Rows have no identity of their own: the position is what stays while one is edited.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <div key={index} className="row happening">
              <NumberField
                label="After hours"
                value={each.hours}
                minValue={0}
                onChange={(hours) => replace(index, { ...each, hours: Number.isNaN(hours) ? 0 : hours })}
              />
              <SelectField
                label="The contact"
                options={EVENTS}
                value={each.kind}
                onChange={(kind) => replace(index, { ...each, kind: kind as Happening['kind'] })}
              />
              {(each.kind === 'reply' || each.kind === 'event' || each.kind === 'conversion') && (
                <TextField
                  label={inWords(each.kind)}
                  value={each.what}
                  onChange={(what) => replace(index, { ...each, what })}
                  isRequired
                />
              )}
              <Button kind="quiet" icon="trash" label="Remove" onPress={() => replace(index, null)} />
            </div>
          ))}
          <div className="row">
            <Button kind="primary" icon="play" type="submit" isPending={simulate.isPending}>
              Simulate
            </Button>
            <Button
              icon="plus"
              onPress={() => setHappenings([...happenings, { kind: 'reply', hours: 1, what: 'Yes' }])}
            >
              Add what the contact does
            </Button>
          </div>
        </Form>
        {simulate.data !== undefined && <Trace {...simulate.data} />}
      </div>
      <Phone from="Your number">
        {simulate.data?.messages.map(({ at, text }) => (
          <Bubble key={`${at} ${text}`} note={formatDateTime(at)}>
            {text}
          </Bubble>
        ))}
      </Phone>
    </div>
  );
}

interface Given {
  readonly journeyId: string;
  readonly name: string;
  readonly zone: string;
  readonly optedIn: boolean;
  readonly happenings: readonly Happening[];
}

function paramsOf({ journeyId, name, zone, optedIn, happenings }: Given, start: Date): ParamsOf<'journeys.simulate'> {
  const contact = { first_name: name, timezone: zone, opted_in: optedIn };
  const events = happenings.map(({ kind, hours, what }) => ({
    kind,
    at: new Date(start.getTime() + hours * HOUR_MS).toISOString(),
    ...(kind === 'reply' ? { text: what } : kind === 'event' || kind === 'conversion' ? { name: what } : {}),
  }));
  return { journey_id: journeyId, contact, start_at: start.toISOString(), ...(events.length === 0 ? {} : { events }) };
}

function Trace({ trace, state, reason, credits, converted }: ResultOf<'journeys.simulate'>) {
  return (
    <div className="stack" aria-live="polite">
      <Notice
        tone={state === 'failed' ? 'bad' : 'info'}
        title={`${inWords(state)}${reason === null ? '' : `: ${inWords(reason).toLowerCase()}`}`}
      >
        {converted && 'The contact reached the goal. '}
        <Credits value={credits} />
      </Notice>
      <ol className="card flush rows">
        {trace.map(({ step, node_name: node, outcome, reason: why, at }) => (
          <li key={step} className="row apart">
            <span>
              <strong>{node}</strong> {inWords(outcome).toLowerCase()}
              {why !== null && <span className="quiet"> ({inWords(why).toLowerCase()})</span>}
            </span>
            <span className="quiet small">{formatDateTime(at)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
