import { lockActiveNumbers } from '../../carriers/numbers/queries.ts';
import { idempotencyInFlight } from '../../errors.ts';
import { isLockTimeout } from '../../platform/database/lock-timeout.ts';
import type { Transaction } from '../../platform/database/sql.ts';
import { locationHintsOf } from '../rules/location-hints.ts';
import { planTiming, type Timing } from '../rules/plan-timing.ts';
import { readRecentSends } from '../rules/recent-sends.ts';
import { sendingRules } from '../rules/sending-rules.ts';
import { evaluateBatch } from './evaluate-batch.ts';
import { loadPartnerFacts, lockBalances, lockKeys, lockPhones, type PartnerFacts } from './queries.ts';
import type { PartnerOutcome, PartnerRequest } from './request.ts';
import { saveAccepted } from './save-accepted.ts';
import { ensureBatchLinks, saveBatchCodes } from './short-links.ts';

/**
 * Sends the messages that one partner asks for at the same time, in one transaction: lock, load,
 * decide, write. Locks are taken in the order of every other transaction: keys, people who may be
 * forgotten, people under a cap, numbers, balances. Three round trips, whatever the number of
 * messages.
 */
export async function sendBatch(tx: Transaction, requests: readonly PartnerRequest[]): Promise<PartnerOutcome[]> {
  const tenantId = requests[0]?.tenantId ?? '';
  // Sent together: each statement sees what was committed while the earlier ones waited for locks.
  const keys = tx.run(
    lockKeys,
    tenantId,
    requests.map(({ idempotencyKey }) => idempotencyKey),
  );
  const [, , rows] = await Promise.all([
    keys,
    tx.run(lockPhones, tenantId, requests.map(phoneOf)),
    tx.rows(loadPartnerFacts, tenantId, lookUps(requests)),
  ]).catch(async (error: unknown) => {
    // The later statements fail with it, so the one that failed first must be asked.
    await keys.catch(asInFlight);
    throw error;
  });
  const planned = requests.map((request, index) => {
    const row = rows[index] as PartnerFacts;
    return { request, row, timing: timingOf(request, row) };
  });
  // Before the balances: single sends insert their links before they wait for them, too.
  const links = await ensureBatchLinks(tx, tenantId, planned, requests[0]?.now ?? new Date(0));
  const [recentSends, active, balances] = await Promise.all([
    readRecentSends(
      tx,
      tenantId,
      planned.map(({ request, row, timing }) => ({
        accountId: row.account_id ?? '',
        phone: phoneOf(request),
        caps: row.account_id === null ? [] : (timing.evaluation?.caps ?? []),
        at: timing.dueAt,
      })),
      { lock: 'people' },
    ),
    tx.rows(lockActiveNumbers, tenantId, unique(rows.map(({ number_id: id }) => id))),
    tx.rows(lockBalances, tenantId, unique(rows.map(({ account_id: id }) => id)), latestOf(requests)),
  ]);
  const { outcomes, accepted } = evaluateBatch(
    planned.map((one, index) => ({ ...one, recentSends: recentSends[index] ?? [] })),
    new Set(active.map(({ id }) => id)),
    balances,
  );
  await saveBatchCodes(tx, tenantId, links, accepted);
  if (accepted.length > 0) saveAccepted(tx, tenantId, accepted);
  return [...outcomes];
}

function lookUps(requests: readonly PartnerRequest[]): string {
  return JSON.stringify(
    requests.map((request, index) => ({
      index,
      key: request.idempotencyKey,
      external_ref: request.externalRef,
      phone: phoneOf(request),
      relationship_at: request.purpose === 'transactional' ? request.at : null,
    })),
  );
}

function phoneOf({ recipient }: PartnerRequest): string {
  return recipient.ok ? recipient.e164 : '';
}

function timingOf({ at, purpose, recipient, onQuietHours }: PartnerRequest, row: PartnerFacts): Timing {
  const rules = sendingRules(row);
  const attributes = { postal_code: row.postal_code, state: row.region };
  const locationHints = locationHintsOf({ timezone: row.timezone, attributes });
  return planTiming({
    at,
    purpose,
    recipient,
    locationHints,
    rules,
    onQuietHours: onQuietHours ?? rules.onQuietHours,
  });
}

/** The calls of a batch may come before and after midnight; the debit belongs to the last. */
function latestOf(requests: readonly PartnerRequest[]): Date {
  return new Date(Math.max(...requests.map(({ now }) => now.getTime())));
}

function unique(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}

/** Another call holds one of the keys for longer than lock_timeout. */
function asInFlight(error: unknown): never {
  throw isLockTimeout(error) ? idempotencyInFlight() : error;
}
