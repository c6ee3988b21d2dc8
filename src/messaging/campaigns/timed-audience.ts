import { recordedPhone } from '../../domain/phone.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Sender } from '../gates/facts.ts';
import { pickSenders } from '../senders/pool.ts';
import type { Owner } from '../tenancy.ts';
import { cluesOf } from '../timing/clues.ts';
import { planTiming, type Timing } from '../timing/plan.ts';
import { readTouches } from '../timing/touches.ts';
import type { AudienceContact } from './audience.ts';
import type { CampaignRow } from './campaign.ts';
import type { CampaignFacts } from './judge.ts';

export interface TimedContact {
  readonly contact: AudienceContact;
  /** Whom the contact would hear from. */
  readonly sender: Sender | null;
  readonly timing: Timing;
  readonly touches: readonly Date[];
}

/** From whom and when each of these would get the text: those for whom it is too early or too late wait for their morning. With `alone`, see readTouches. */
export async function timeAudience(
  sql: Sql,
  owner: Owner,
  { campaign, senders, rules, at }: CampaignFacts,
  contacts: readonly AudienceContact[],
  { alone }: { readonly alone: boolean },
): Promise<Iterable<TimedContact>> {
  const senderOf = await chooseSenders(sql, owner, campaign, senders, contacts);
  const planned = contacts.map((contact) => ({
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
  const reachable = planned.filter(
    ({ contact }) => contact.suppressed_by === null && contact.consent_status === 'opted_in',
  );
  const touches = await readTouches(
    sql,
    owner,
    reachable.map(({ contact: { phone }, timing }) => ({ phone, caps: timing.judged?.caps ?? [], at: timing.dueAt })),
    { alone },
  );
  // One after the other as they are asked for, so that none is kept longer than it is looked at.
  return (function* () {
    for (const { contact, timing } of planned)
      yield { contact, sender: senderOf(contact.id), timing, touches: touches.get(contact.phone) ?? [] };
  })();
}

async function chooseSenders(
  sql: Sql,
  owner: Owner,
  { program_id: programId }: CampaignRow,
  senders: readonly Sender[],
  contacts: readonly AudienceContact[],
): Promise<(contactId: string) => Sender | null> {
  const [only = null] = senders;
  if (programId === null || senders.length < 2) return () => only;
  return pickSenders(
    sql,
    owner,
    programId,
    senders,
    contacts.map(({ id }) => id),
  );
}
