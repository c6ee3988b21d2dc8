import { lookUpNumber } from '../../carriers/lookups/look-up.ts';
import { LookupFailed } from '../../carriers/lookups/lookup-adapter.ts';
import { invalidBecause, reassignedSince } from '../../domain/hygiene/lookup.ts';
import { SkillError, unprocessable } from '../../errors.ts';
import { schedulePolicies } from '../../people/hygiene/schedule-policies.ts';
import { noSuchContact, readContactOrPhone, readNumber } from '../../people/privacy/contact-or-phone.ts';
import type { Skill, WriteContext } from '../../skill.ts';
import { findContactPhone } from './queries.ts';
import { requireLookups } from './require-lookups.ts';

const DAY_MS = 24 * 3600 * 1000;

export const lookUp: Skill<'hygiene.lookup'> = async (params, context) => {
  const { tx, account, now, newId, requestId, service, afterCommit } = context;
  const phone = await findNumber(params, context);
  const adapter = requireLookups(context);
  const { max_age_days: maxAge = 30 } = params;
  const since = new Date(now.getTime() - maxAge * DAY_MS);
  const known = await lookUpNumber(tx, account, { phone, adapter, since, requestId, now, newId }).catch(rethrowFailure);
  const { lineType, carrierName, status, disconnectedAt, consentedAt } = known;
  if (invalidBecause(known, consentedAt).length > 0) {
    await schedulePolicies(tx, account.tenantId, [account.accountId], now);
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

/** The error rolls back the transaction of the call, so a failed lookup is free. */
function rethrowFailure(error: unknown): never {
  if (!(error instanceof LookupFailed)) throw error;
  const { retryable, code, retryAfterMs } = error;
  if (retryable)
    throw new SkillError(
      'unavailable',
      'The lookup provider does not respond. No credits were charged. Retry the call.',
      {
        retryAfterMs,
        cause: error,
      },
    );
  throw unprocessable('number_not_covered', 'The lookup provider has no data about this number.', {
    details: { provider_code: code },
  });
}

async function findNumber(
  { phone, contact_id: id }: { readonly phone?: string | undefined; readonly contact_id?: string | undefined },
  { tx, account }: WriteContext,
): Promise<string> {
  const { contactId, e164 } = readContactOrPhone({ phone, contact_id: id }, account);
  // A lookup is charged, so only numbers that can receive messages are looked up.
  if (e164 !== null) return readNumber(e164, undefined, account).e164;
  const found = await findContactPhone(tx, account, contactId);
  if (found === null) throw noSuchContact();
  return found;
}
