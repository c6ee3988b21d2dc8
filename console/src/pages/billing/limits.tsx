import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { NumberField } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useSaidCall } from '../../parts/use-said-call.ts';
import type { ResultOf } from '../../service/client.ts';
import { useSkill } from '../../service/use-skill.ts';

/** What messages may cost. Empty: no limit. */
export function Limits() {
  const balance = useSkill('billing.balance', {});
  return (
    <Loaded answer={balance}>{({ limits }) => <LimitsForm key={JSON.stringify(limits)} limits={limits} />}</Loaded>
  );
}

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

function LimitsForm({ limits }: Pick<ResultOf<'billing.balance'>, 'limits'>) {
  const [daily, setDaily] = useState(limits.daily_credits ?? Number.NaN);
  const [campaign, setCampaign] = useState(limits.per_campaign_credits ?? Number.NaN);
  const [alert, setAlert] = useState(limits.alert_at_credits ?? Number.NaN);
  const save = useSaidCall('billing.setLimits');
  const params = {
    daily_credits: orNull(daily),
    per_campaign_credits: orNull(campaign),
    alert_at_credits: orNull(alert),
  };
  return (
    <Form
      onSubmit={() => {
        const { daily_credits, per_campaign_credits, alert_at_credits } = limits;
        const before = { daily_credits, per_campaign_credits, alert_at_credits };
        void save.make(params, { said: 'Saved.', undo: (call) => call('billing.setLimits', before) });
      }}
      error={save.error}
    >
      <div className="columns even">
        <NumberField
          label="Credits a day"
          name="daily_credits"
          value={daily}
          onChange={setDaily}
          minValue={0}
          description="Empty: no limit."
        />
        <NumberField
          label="Credits a campaign"
          name="per_campaign_credits"
          value={campaign}
          onChange={setCampaign}
          minValue={0}
          description="Empty: no limit."
        />
        <NumberField
          label="Tell me below"
          name="alert_at_credits"
          value={alert}
          onChange={setAlert}
          minValue={0}
          description="An event and an alert when fewer credits are left."
        />
      </div>
      <div className="row">
        <Button kind="primary" type="submit" isPending={save.isPending}>
          Save limits
        </Button>
      </div>
    </Form>
  );
}
