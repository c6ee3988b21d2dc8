import { idempotencyInFlight, idempotencyKeyReuse, type SkillError } from '../../errors.ts';
import type { KeyedHasher } from '../../platform/keyed-hasher.ts';
import type { Sql } from '../../platform/sql.ts';
import type { SendFacts } from '../gates/facts.ts';
import type { SendLater } from '../gates/refusal-error.ts';
import type { Owner } from '../tenancy.ts';
import { findStateRefusal } from './account-state.ts';
import { countAtNight } from './count-at-night.ts';
import { findKeptAnswer } from './kept-answer.ts';
import { forPartner } from './next-actions.ts';
import { refusalForPartner } from './refusal.ts';
import type { PartnerSent, PreparedAnswer } from './send.ts';

export type PartnerAnswer = PreparedAnswer & { readonly replayed?: true };

/** The call that is answered, and what its refusals need to know of it. */
export interface PartnerCall {
  readonly tenantId: string;
  readonly externalRef: string;
  readonly params: Readonly<Record<string, unknown>> & { readonly idempotency_key: string };
  readonly hash: KeyedHasher;
  readonly findOwner: () => Promise<Owner>;
  readonly noCustomer: () => SkillError;
  readonly sendLater: SendLater;
}

/** What came of a text: its answer, the answer of the first call with its key, or the refusal, thrown. */
export async function answerOf(
  sql: Sql,
  call: PartnerCall,
  { row, answer, timing }: PartnerSent,
  asked: Pick<SendFacts, 'recipient' | 'content' | 'purpose'>,
): Promise<PartnerAnswer> {
  const { tenantId, externalRef } = call;
  switch (row.outcome) {
    case 'accepted':
      return answer;
    case 'replayed':
      return { ...(JSON.parse(row.answer) as PreparedAnswer), replayed: true };
    case 'reused':
      return keptOrRefused(sql, call, async () => idempotencyKeyReuse());
    case 'in_flight':
      throw idempotencyInFlight();
    case 'no_customer':
      throw (await findStateRefusal(sql, tenantId, externalRef)) ?? call.noCustomer();
    case 'refused':
      return keptOrRefused(sql, call, async () => {
        const text = { ...asked, timing };
        const touches = await countAtNight(sql, call.findOwner, text);
        return refusalForPartner({ ...row.facts, ...touches }, externalRef, text, call.sendLater);
      });
  }
}

/** There is no text to send, which says nothing of a call that was answered before, and comes after the state of the account. */
export function answerWithoutText(sql: Sql, call: PartnerCall, refusal: SkillError): Promise<PartnerAnswer> {
  const { tenantId, externalRef } = call;
  return keptOrRefused(
    sql,
    call,
    async () => (await findStateRefusal(sql, tenantId, externalRef)) ?? forPartner(refusal, externalRef),
  );
}

async function keptOrRefused(
  sql: Sql,
  { tenantId, params, hash }: PartnerCall,
  refusal: () => Promise<SkillError>,
): Promise<PartnerAnswer> {
  const kept = await findKeptAnswer(sql, tenantId, params, hash);
  if (kept !== null) return { ...kept, replayed: true };
  throw await refusal();
}
