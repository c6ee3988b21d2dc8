import { recordedPhone } from '../../domain/phone.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';
import { cluesOf } from '../timing/clues.ts';
import { planTiming, type Timing } from '../timing/plan.ts';
import { readTouches } from '../timing/touches.ts';
import type { AudienceContact } from './audience.ts';
import type { CampaignFacts } from './judge.ts';

export interface TimedContact {
  readonly contact: AudienceContact;
  readonly timing: Timing;
  readonly touches: readonly Date[];
}

/** When each of these would get the text: those for whom it is too early or too late wait for their morning. With `alone`, see readTouches. */
export async function timeAudience(
  sql: Sql,
  owner: Owner,
  { campaign, rules, at }: CampaignFacts,
  contacts: readonly AudienceContact[],
  { alone }: { readonly alone: boolean },
): Promise<TimedContact[]> {
  const timed = contacts.map((contact) => ({
    contact,
    timing: planTiming({
      at,
      purpose: campaign.purpose,
      recipient: recordedPhone(contact),
      clues: cluesOf(contact),
      rules,
      onQuietHours: 'defer',
    }),
  }));
  const reachable = timed.filter(
    ({ contact }) => contact.suppressed_by === null && contact.consent_status === 'opted_in',
  );
  const touches = await readTouches(
    sql,
    owner,
    reachable.map(({ contact: { phone }, timing }) => ({ phone, caps: timing.judged?.caps ?? [], at: timing.dueAt })),
    { alone },
  );
  return timed.map((each) => ({ ...each, touches: touches.get(each.contact.phone) ?? [] }));
}
