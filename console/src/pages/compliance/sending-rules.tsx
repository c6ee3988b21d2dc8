import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { NumberField, SelectField, TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/page.tsx';
import { useCall } from '../../service/use-call.ts';

export function SendingRules() {
  return (
    <div className="columns even">
      <AllowedHours />
      <Caps />
      <Expiry />
    </div>
  );
}

const VIOLATIONS = [
  { id: 'reject', label: 'Refuse it', description: 'The answer says when it may be sent' },
  { id: 'defer', label: 'Send it later', description: 'It waits for the next allowed time' },
];

function AllowedHours() {
  const [start, setStart] = useState('10:00');
  const [end, setEnd] = useState('20:00');
  const [violation, setViolation] = useState<'reject' | 'defer'>('reject');
  const save = useCall('compliance.quietHours');
  const hours = save.data?.quiet_hours;
  return (
    <Section title="Allowed hours">
      <Form onSubmit={() => save.mutate({ start, end, on_violation: violation })} error={save.error}>
        <p className="quiet">
          Marketing is sent within these hours of the recipient’s day. The law restricts them further.
        </p>
        <div className="columns even">
          <TextField label="From" name="start" value={start} onChange={setStart} isRequired maxLength={5} />
          <TextField label="To" name="end" value={end} onChange={setEnd} isRequired maxLength={5} />
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
          <Button onPress={() => save.mutate({})}>Remove them</Button>
        </div>
      </Form>
    </Section>
  );
}

function Caps() {
  const [max, setMax] = useState(3);
  const [hours, setHours] = useState(24);
  const save = useCall('compliance.frequencyCap');
  const window = { window_hours: hours };
  return (
    <Section title="Frequency caps">
      <Form onSubmit={() => save.mutate({ ...window, max })} error={save.error}>
        <p className="quiet">The most marketing messages that one person gets, across all campaigns.</p>
        <div className="columns even">
          <NumberField label="Messages" name="max" value={max} onChange={setMax} minValue={1} isRequired />
          <NumberField label="In hours" name="window_hours" value={hours} onChange={setHours} minValue={1} isRequired />
        </div>
        {save.data !== undefined && (
          <Notice tone="good" title="Your caps">
            {save.data.caps.length === 0
              ? 'None. Caps of the law apply.'
              : save.data.caps.map((cap) => `${cap.max} in ${cap.window_hours} hours`).join(', ')}
          </Notice>
        )}
        <div className="row">
          <Button kind="primary" type="submit" isPending={save.isPending}>
            Save cap
          </Button>
          <Button onPress={() => save.mutate(window)}>Remove this cap</Button>
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
