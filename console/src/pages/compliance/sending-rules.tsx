import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { NumberField, SelectField, TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import type { ResultOf } from '../../service/client.ts';
import { useCall } from '../../service/use-call.ts';
import { useSkill } from '../../service/use-skill.ts';

type Rules = ResultOf<'compliance.setupStatus'>['sending_rules'];

export function SendingRules() {
  const status = useSkill('compliance.setupStatus', {});
  return (
    <Loaded answer={status} skeleton={<Skeleton height={420} />}>
      {({ sending_rules: rules }) => (
        <div className="columns even">
          <AllowedHours key={JSON.stringify(rules.quiet_hours)} {...rules} />
          <Caps {...rules} />
          <Expiry />
        </div>
      )}
    </Loaded>
  );
}

const VIOLATIONS = [
  { id: 'reject', label: 'Refuse it', description: 'The answer says when it may be sent' },
  { id: 'defer', label: 'Send it later', description: 'It waits for the next allowed time' },
];

function AllowedHours({ quiet_hours: hours }: Rules) {
  const [start, setStart] = useState(hours?.start ?? '');
  const [end, setEnd] = useState(hours?.end ?? '');
  const [violation, setViolation] = useState(hours?.on_violation ?? 'reject');
  const save = useCall('compliance.quietHours');
  return (
    <Section title="Allowed hours">
      <Form
        onSubmit={() => save.mutate({ start, end, on_violation: violation === 'defer' ? 'defer' : 'reject' })}
        error={save.error}
      >
        <p className="quiet">
          Marketing is sent within these hours of the recipient’s day. The law restricts them further.
        </p>
        <div className="columns even">
          <TextField
            label="From"
            name="start"
            placeholder="10:00"
            value={start}
            onChange={setStart}
            isRequired
            maxLength={5}
          />
          <TextField label="To" name="end" placeholder="20:00" value={end} onChange={setEnd} isRequired maxLength={5} />
        </div>
        <SelectField
          label="A single message outside of them"
          name="on_violation"
          options={VIOLATIONS}
          value={violation}
          onChange={(id) => setViolation(id === 'defer' ? 'defer' : 'reject')}
        />
        {save.isSuccess && (
          <Notice
            tone="good"
            title={hours == null ? 'Only the law applies.' : `Saved: ${hours.start} to ${hours.end}.`}
          />
        )}
        <div className="row">
          <Button kind="primary" type="submit" isPending={save.isPending}>
            Save hours
          </Button>
          {hours !== null && <Button onPress={() => save.mutate({})}>Remove them</Button>}
        </div>
      </Form>
    </Section>
  );
}

function Caps({ caps }: Rules) {
  const [max, setMax] = useState(3);
  const [hours, setHours] = useState(24);
  const save = useCall('compliance.frequencyCap');
  return (
    <Section title="Frequency caps">
      <Form onSubmit={() => save.mutate({ window_hours: hours, max })} error={save.error}>
        <p className="quiet">The most marketing messages that one person gets, across all campaigns.</p>
        <div className="columns even">
          <NumberField label="Messages" name="max" value={max} onChange={setMax} minValue={1} isRequired />
          <NumberField label="In hours" name="window_hours" value={hours} onChange={setHours} minValue={1} isRequired />
        </div>
        <ul className="card flush rows">
          {caps.map((cap) => (
            <li key={cap.window_hours} className="row apart">
              {cap.max} in {cap.window_hours} hours
              <Button
                kind="quiet"
                icon="trash"
                label={`Remove the cap of ${cap.window_hours} hours`}
                onPress={() => save.mutate({ window_hours: cap.window_hours })}
              />
            </li>
          ))}
          {caps.length === 0 && <li className="quiet">No caps of yours. Those of the law apply.</li>}
        </ul>
        <div className="row">
          <Button kind="primary" type="submit" isPending={save.isPending}>
            Save cap
          </Button>
        </div>
      </Form>
    </Section>
  );
}

function Expiry() {
  const [months, setMonths] = useState(24);
  const save = useCall('compliance.consentExpiry');
  return (
    <Section title="Old consent">
      <Form onSubmit={() => save.mutate({ after_months: months })} error={save.error}>
        <p className="quiet">Ends the consent of people who were sent nothing and wrote nothing for so long.</p>
        <NumberField label="Months" name="after_months" value={months} onChange={setMonths} minValue={1} isRequired />
        {save.data !== undefined && (
          <Notice
            tone="good"
            title={
              save.data.after_months === null
                ? 'Consent does not end by itself.'
                : `Ends after ${save.data.after_months} months.`
            }
          />
        )}
        <div className="row">
          <Button kind="primary" type="submit" isPending={save.isPending}>
            Save
          </Button>
          <Button onPress={() => save.mutate({ after_months: null })}>Never</Button>
        </div>
      </Form>
    </Section>
  );
}
