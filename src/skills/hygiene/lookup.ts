import { invalidBecause, reassignedSince } from '../../domain/hygiene/lookup.ts';
import { paymentHold, SkillError, unprocessable } from '../../errors.ts';
import { wakePolicies } from '../../messaging/hygiene/wake-policy.ts';
import { lookUpNumber } from '../../messaging/lookups/look-up.ts';
import { LookupFailed } from '../../messaging/lookups/lookup-adapter.ts';
import { noSuchContact, readWho } from '../../messaging/person/who.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { findContact } from './queries.ts';

const DAY_MS = 24 * 3600 * 1000;

export const lookUp: Skill<'hygiene.lookup'> = async (params, context) => {
  const { tx, account, now, newId, requestId, service, afterCommit } = context;
  const phone = await findNumber(params, context);
  const adapter = service.lookups;
  if (adapter === null)
    throw unprocessable('lookups_not_configured', 'This service looks nothing up: its operator has set no provider.');
  if (account.state === 'payment_hold') throw paymentHold();
  if (account.state !== 'active') throw new SkillError('partner_suspended');
  const { max_age_days: maxAge = 30 } = params;
  const since = new Date(now.getTime() - maxAge * DAY_MS);
  const known = await lookUpNumber(tx, account, { phone, adapter, since, requestId, now, newId }).catch(refuse);
  const { lineType, carrierName, status, disconnectedAt, consentedAt } = known;
  if (invalidBecause(known, consentedAt).length > 0) {
    await wakePolicies(tx, account.tenantId, [account.accountId], now);
    afterCommit(service.wake);
  }
  return {
    phone,
    line_type: lineType,
    carrier_name: carrierName,
    status,
    reassigned: reassignedSince(disconnectedAt, consentedAt),
    disconnected_at: disconnectedAt?.toISOString() ?? null,
    consented_at: consentedAt?.toISOString() ?? null,
    provider: known.provider,
    looked_up_at: known.lookedUpAt.toISOString(),
    cached: known.cached,
    cost: known.credits,
  };
};

/** Nothing was charged: the transaction of the call goes with it. */
function refuse(error: unknown): never {
  if (!(error instanceof LookupFailed)) throw error;
  const { again, code, retryAfterMs } = error;
  if (again)
    throw new SkillError('unavailable', 'The provider of look-ups does not answer. Nothing was charged; try again.', {
      retryAfterMs,
      cause: error,
    });
  throw unprocessable('number_not_covered', 'The provider of look-ups knows nothing of this number.', {
    details: { provider_code: code },
  });
}

async function findNumber(
  { phone, contact_id: id }: { readonly phone?: string | undefined; readonly contact_id?: string | undefined },
  { tx, account }: WriteContext,
): Promise<string> {
  const { contactId, number } = readWho({ phone, contact_id: id }, account);
  if (number !== null) return number.e164;
  const contact = await tx.row(findContact, account.tenantId, account.accountId, contactId);
  if (contact === null) throw noSuchContact();
  return contact.phone;
}
