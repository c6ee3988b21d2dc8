import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { NumberField, SelectField, TextField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Section } from '../../parts/page.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import type { ParamsOf, ResultOf } from '../../service/client.ts';
import { useSkill } from '../../service/use-skill.ts';

type Hours = ParamsOf<'compliance.quietHours'>;
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
  const save = useSaidCall('compliance.quietHours');
  const set = (params: Hours, said: string) =>
    void save.make(params, { said, undo: (call) => call('compliance.quietHours', (hours ?? {}) as Hours) });
  return (
    <Section title="Allowed hours">
      <Form
        onSubmit={() => set({ start, end, on_violation: violation === 'defer' ? 'defer' : 'reject' }, 'Saved.')}
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
        <div className="row">
          <Button kind="primary" type="submit" isPending={save.isPending}>
            Save hours
          </Button>
          {hours !== null && <Button onPress={() => set({}, 'Removed. Only the law applies.')}>Remove them</Button>}
        </div>
      </Form>
    </Section>
  );
}

function Caps({ caps }: Rules) {
  const [max, setMax] = useState(3);
  const [hours, setHours] = useState(24);
  const save = useSaidCall('compliance.frequencyCap');
  const set = (window_hours: number, to?: number) => {
    const before = caps.find((cap) => cap.window_hours === window_hours)?.max;
    const capOf = (value: number | undefined) => ({ window_hours, ...(value === undefined ? {} : { max: value }) });
    void save.make(capOf(to), {
      said: to === undefined ? 'The cap is removed.' : 'Saved.',
      undo: (call) => call('compliance.frequencyCap', capOf(before)),
    });
  };
  return (
    <Section title="Frequency caps">
      <Form onSubmit={() => set(hours, max)} error={save.error}>
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
                onPress={() => set(cap.window_hours)}
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
  const save = useSaidCall('compliance.consentExpiry');
  return (
    <Section title="Old consent">
      <Form
        onSubmit={() => void save.make({ after_months: months }, { said: `Consent ends after ${months} months.` })}
        error={save.error}
      >
        <p className="quiet">Ends the consent of people who were sent nothing and wrote nothing for so long.</p>
        <NumberField label="Months" name="after_months" value={months} onChange={setMonths} minValue={1} isRequired />
        <div className="row">
          <Button kind="primary" type="submit" isPending={save.isPending}>
            Save
          </Button>
          <Button onPress={() => void save.make({ after_months: null }, { said: 'Consent does not end by itself.' })}>
            Never
          </Button>
        </div>
      </Form>
    </Section>
  );
}
