import type { Missing } from './match-form.ts';

/** A call that a goal asks for. */
export interface GoalCall {
  readonly skill: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly missing: readonly Missing[];
}

/** What `lexicon/goals/forms.txt` calls the three calls that send a new campaign. */
export const SEND_CAMPAIGN = 'campaigns.send';

/** A campaign is created, checked and launched: who asks to send one wants all three. */
export function expandCall(call: GoalCall, before: number): readonly GoalCall[] {
  if (call.skill !== SEND_CAMPAIGN) return [call];
  const created = { $from: `steps.${before + 1}.campaign.id` };
  const token = { $from: `steps.${before + 2}.preflight_token` };
  const { send_at: sendAt, ...params } = call.params;
  const missing = [...call.missing, ...(params.name === undefined ? [{ param: 'name', why: null }] : []), AUDIENCE];
  return [
    { skill: 'campaigns.create', params, missing },
    { skill: 'campaigns.preflight', params: { campaign_id: created }, missing: [] },
    {
      skill: 'campaigns.launch',
      params: { campaign_id: created, preflight_token: token, ...(sendAt === undefined ? {} : { send_at: sendAt }) },
      missing: [],
    },
  ];
}

const AUDIENCE = {
  param: 'audience',
  why: 'Who gets it, for example {"include": {"all": true}} or a list, tag or segment.',
};
