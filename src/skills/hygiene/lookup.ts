import { type LookUpRequest, lookUpNumber, type Settle } from '../../carriers/lookups/look-up.ts';
import { LookupFailed } from '../../carriers/lookups/lookup-adapter.ts';
import { findConsentTime, findResult, type KnownNumber, presentStored } from '../../carriers/lookups/settle-lookup.ts';
import { readBalance } from '../../credits/accounts.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { invalidBecause, reassignedSince } from '../../domain/hygiene/lookup.ts';
import { creditsInsufficient, SkillError, unprocessable } from '../../errors.ts';
import type { HygieneLookupResult } from '../../generated/types.ts';
import { noSuchContact, readContactOrPhone, readNumber } from '../../people/contacts/contact-or-phone.ts';
import { findContactById } from '../../people/contacts/find-contacts.ts';
import { schedulePolicies } from '../../people/hygiene/schedule-policies.ts';
import type { ContextOf, Skill } from '../../skill.ts';
import { requireLookups } from './require-lookups.ts';

type Context = ContextOf<'hygiene.lookup'>;

/** The provider is called before the transaction of the call, and not at all in a dry run. */
export const lookUp: Skill<'hygiene.lookup'> = async (params, context) => {
  const { database, replay, unitOfWork, account, now, newId, requestId } = context;
  const first = await replay();
  if (first !== null) return first;
  const phone = await findNumber(params, context);
  const adapter = requireLookups(context);
  const { max_age_days: maxAge = 30 } = params;
  const since = new Date(now.getTime() - maxAge * DAY_MS);
  const request = { phone, adapter, since, requestId, now, newId };
  if (params.dry_run === true) return { ...(await estimate(request, context)), dry_run: true };
  const finish = (settle: Settle) =>
    unitOfWork(async ({ tx }) => {
      const known = await settle(tx);
      if (invalidBecause(known, known.consentedAt).length > 0)
        await schedulePolicies(tx, account.tenantId, [account.accountId], now);
      return present(phone, known);
    });
  return lookUpNumber(database, account, request, { finish, replay }).catch(rethrowFailure);
};

/** The stored result, or what a lookup costs. */
async function estimate(request: LookUpRequest, { database, account }: Context): Promise<HygieneLookupResult> {
  const { phone, adapter } = request;
  const stored = await findResult(database, account, request);
  if (stored !== null) return present(phone, await presentStored(database, account, phone, stored));
  const { name: provider, credits: cost } = adapter;
  const { available } = await readBalance(database, account);
  if (available < cost) throw creditsInsufficient(cost, available);
  const consentedAt = await findConsentTime(database, account, phone);
  return {
    phone,
    line_type: 'unknown',
    carrier_name: null,
    status: 'unknown',
    reassigned: 'no_data',
    disconnected_at: null,
    consented_at: consentedAt?.toISOString() ?? null,
    provider,
    looked_up_at: null,
    cached: false,
    cost,
  };
}

function present(phone: string, known: KnownNumber): HygieneLookupResult {
  const { lineType, carrierName, status, disconnectedAt, consentedAt, provider, lookedUpAt, cached, credits } = known;
  return {
    phone,
    line_type: lineType,
    carrier_name: carrierName,
    status,
    reassigned: reassignedSince(disconnectedAt, consentedAt),
    disconnected_at: disconnectedAt?.toISOString() ?? null,
    consented_at: consentedAt?.toISOString() ?? null,
    provider,
    looked_up_at: lookedUpAt.toISOString(),
    cached,
    cost: credits,
  };
}

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
  { database, account }: Context,
): Promise<string> {
  const { contactId, e164 } = readContactOrPhone({ phone, contact_id: id }, account);
  // A lookup is charged, so only numbers that can receive messages are looked up.
  if (e164 !== null) return readNumber(e164, undefined, account).e164;
  const found = await findContactById(database, account, contactId);
  if (found === null) throw noSuchContact();
  return found.phone;
}
