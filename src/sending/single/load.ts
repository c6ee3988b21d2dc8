import { findSticky } from '../../carriers/numbers/pool.ts';
import { idempotencyInFlight, SkillError } from '../../errors.ts';
import { findContactByPhone } from '../../people/contacts/find-contacts.ts';
import { keepContactsOfTenant } from '../../people/contacts/lock-contacts.ts';
import { isLockTimeout } from '../../platform/database/lock-timeout.ts';
import { lock, lockIdempotencyKeys } from '../../platform/database/locks.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type FactsRow, LOOK_UPS, loadFactsRows } from './queries.ts';
import type { SingleSend } from './request.ts';

export interface LoadedSend {
  readonly request: SingleSend;
  readonly row: FactsRow;
}

/**
 * Locks and loads what is known of each message, in their order. Locks are taken in the order of
 * every other transaction: keys, people who may be forgotten, people under a cap, numbers,
 * balances; this takes the first two.
 */
export async function loadSends(tx: Sql, requests: readonly SingleSend[]): Promise<readonly LoadedSend[]> {
  const tenantId = requests[0]?.caller.tenantId ?? '';
  const placed = await Promise.all(requests.map((request) => withProgramNumber(tx, request)));
  const keyed = requests.flatMap(({ caller, call }) =>
    call === null || call.idempotencyKey === null ? [] : [{ ...caller, key: call.idempotencyKey }],
  );
  const phones = requests.flatMap(({ phone }) => (phone?.ok === true ? [phone.e164] : []));
  const contactIds = requests.flatMap(({ contactId }) => (contactId === null ? [] : [contactId]));
  // Sent together: each statement sees what was committed while the earlier ones waited for locks.
  const keys = lockIdempotencyKeys(tx, tenantId, keyed);
  const [, , , rows] = await Promise.all([
    keys,
    lock(tx, tenantId, 'person', ...phones),
    keepContactsOfTenant(tx, tenantId, contactIds),
    tx.rows(loadFactsRows, tenantId, LOOK_UPS.param(placed.map(lookUpOf))),
  ]).catch(async (error: unknown) => {
    // The later statements fail with it, so the one that failed first must be asked.
    await keys.catch(asInFlight);
    throw error;
  });
  return requests.map((request, index) => ({ request, row: rows[index] as FactsRow }));
}

/** The request with the number of its program that the contact gets messages from. */
async function withProgramNumber(tx: Sql, request: SingleSend): Promise<SingleSend> {
  const { caller, programId, numberId, phone } = request;
  if (programId === null || numberId !== null) return request;
  const byPhone = phone?.ok === true ? await findContactByPhone(tx, caller, phone.e164) : null;
  const contactId = request.contactId ?? byPhone?.id ?? '';
  return { ...request, numberId: (await findSticky(tx, caller, programId, contactId))?.id ?? NO_NUMBER };
}

/** The ID of no number. */
const NO_NUMBER = '';

function lookUpOf(request: SingleSend, index: number) {
  const { caller, call, content, phone } = request;
  return {
    index,
    caller_id: caller.accountId,
    key: call?.idempotencyKey ?? null,
    now: request.now,
    external_ref: request.externalRef,
    phone: phone === null ? null : phone.ok ? phone.e164 : '',
    contact_id: request.contactId,
    number_id: request.numberId,
    relationship_at: request.purpose === 'transactional' ? request.at : null,
    named: !(content instanceof SkillError) && !content.template.constant,
  };
}

/** Another call holds one of the keys for longer than lock_timeout. */
function asInFlight(error: unknown): never {
  throw isLockTimeout(error) ? idempotencyInFlight() : error;
}
