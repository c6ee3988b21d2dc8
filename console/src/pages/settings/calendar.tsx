import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { ComboField } from '../../parts/combo-field.tsx';
import { SelectField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import type { ParamsOf, ResultOf } from '../../service/client.ts';
import { zoneOfBrowser } from '../../service/locale.ts';
import { showCalendar, useProfile } from '../../service/profiles.ts';

type Settings = Pick<ParamsOf<'agent.settings'>, 'timezone' | 'week_start'>;

const DEFAULT = 'default';
const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];

/** In which zone the days of the account begin, and on which day its weeks do. */
export function Calendar() {
  const { id, who } = useProfile();
  const { calendar } = who.account;
  const before = settingsOf(calendar);
  const [timezone, setTimezone] = useState(before.timezone ?? '');
  const [weekStart, setWeekStart] = useState<string>(before.week_start ?? DEFAULT);
  const save = useSaidCall('agent.settings');
  const submit = async (): Promise<void> => {
    const params: Settings = {
      timezone: timezone.trim() === '' ? null : timezone,
      week_start: weekStart === DEFAULT ? null : (weekStart as NonNullable<Settings['week_start']>),
    };
    await save.make(params, (saved) => {
      showCalendar(id, saved.calendar);
      return {
        said: 'Saved.',
        undo: async (call) => showCalendar(id, (await call('agent.settings', before)).calendar),
      };
    });
  };
  return (
    <Form onSubmit={() => void submit()} error={save.error}>
      <div className="pair">
        <ComboField
          label="Time zone"
          name="timezone"
          options={ZONES}
          value={timezone}
          onChange={setTimezone}
          description={`Days of figures and reports begin at midnight here. ${fallbackOf(calendar)}`}
        />
        <SelectField
          label="Weeks begin on"
          name="week_start"
          options={[
            { id: DEFAULT, label: 'The default' },
            { id: 'monday', label: 'Monday' },
            { id: 'sunday', label: 'Sunday' },
            { id: 'saturday', label: 'Saturday' },
          ]}
          value={weekStart}
          onChange={setWeekStart}
        />
      </div>
      <p className="quiet small">
        Quiet hours and times of day of a contact go by the contact’s own clock. Daily spending limits begin at midnight
        UTC. What was counted or sent before does not change.
      </p>
      <div className="row">
        <Button kind="primary" type="submit" isPending={save.isPending}>
          Save settings
        </Button>
        {timezone !== zoneOfBrowser && (
          <Button onPress={() => setTimezone(zoneOfBrowser)}>Use {zoneOfBrowser.replaceAll('_', ' ')}</Button>
        )}
      </div>
    </Form>
  );
}

type AccountCalendar = ResultOf<'agent.whoami'>['account']['calendar'];

/** What the account itself has set; null: nothing. */
function settingsOf(calendar: AccountCalendar): Required<Settings> {
  return {
    timezone: calendar?.timezone_from === 'account' ? calendar.timezone : null,
    week_start:
      calendar?.week_start_from === 'account' ? (calendar.week_start as Settings['week_start'] & string) : null,
  };
}

function fallbackOf(calendar: AccountCalendar): string {
  return calendar?.timezone_from === 'partner'
    ? `Empty: that of your partner, ${calendar.timezone}.`
    : 'Empty: that of your partner if you have one, or else UTC.';
}
