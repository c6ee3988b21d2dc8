import { NumberField, TextField } from '../../../parts/field.tsx';
import { Section } from '../../../parts/page.tsx';
import type { DraftFieldsProps } from './audience-fields.tsx';

export function TimingFields({ draft, change }: DraftFieldsProps) {
  return (
    <Section title="Pace">
      <div className="card pair">
        <TextField
          label="At a time of day"
          name="local_time"
          description="On each recipient’s clock, such as 10:30. Empty: as soon as it is launched."
          placeholder="HH:MM"
          value={draft.localTime}
          onChange={(localTime) => change({ localTime })}
        />
        <NumberField
          label="Messages per minute"
          name="throttle_per_minute"
          description="Empty: as fast as the number may."
          value={draft.perMinute}
          minValue={1}
          onChange={(perMinute) => change({ perMinute })}
        />
      </div>
    </Section>
  );
}
