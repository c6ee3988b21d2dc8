import type { Owner } from '../../domain/account.ts';
import { causeSignals } from '../../events/signals/cause-of.ts';
import { signedHeaders } from '../../events/webhooks/account-signing.ts';
import type { JourneyNodeWebhook } from '../../generated/types.ts';
import type { Contact } from '../../people/contacts/contact.ts';
import { findContactsByIds } from '../../people/contacts/find-contacts.ts';
import { backoffMs } from '../../platform/backoff.ts';
import type { Cipher } from '../../platform/crypto/cipher.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchStatement, statement } from '../../platform/database/sql.ts';
import type { OnFailure } from '../../platform/for-each-isolated.ts';
import { isCanceledByUs, type PostOutcome, type SafeClient } from '../../platform/safe-fetch/index.ts';
import { createRunner, type Runner } from '../../platform/work/runner.ts';
import { requirePublished } from '../definitions.ts';
import type { EntryEvent } from '../enrollment.ts';
import { recordResponse, type WebhookResponse } from './record-response.ts';

/** Silent receivers take the whole time of a call. */
const PLACES = { places: 50, perTenant: 10 };
/** Longer than a call takes; a call whose process ended is made again after it. */
const LEASE_MS = 60_000;
/** With these pauses about an hour in all; the contract says the same. */
const MAX_CALLS = 8;
const RETRY = { baseMs: 30_000, maxMs: 30 * 60_000 };

interface Calling {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly id: string;
  readonly journey_id: string;
  readonly version: number;
  readonly contact_id: string;
  readonly node_id: string;
  /** Including the one that is made now: the arrival at the node counted as the first attempt. */
  readonly calls: number;
  readonly steps: number;
  readonly event: EntryEvent;
  readonly depth: number;
  readonly root_id: string | null;
}

/**
 * Due calls of active journeys, of each tenant as many as it may make at a time, by the index of
 * due enrollments. The tenants are compared outside of the sub-select: inside, the planner would
 * read all enrollments of the tenant.
 */
const findDue = batchStatement<
  [now: Date, busyTenants: readonly string[], perTenant: number, limit: number],
  { tenant_id: string; id: string }
>(
  'journeys.find_due_webhooks',
  `SELECT tenant_id, id
     FROM (SELECT e.tenant_id, e.id, e.due_at, row_number() OVER (PARTITION BY e.tenant_id ORDER BY e.due_at) AS nth FROM journeys j
            CROSS JOIN LATERAL (SELECT d.tenant_id, d.id, d.due_at FROM journey_enrollments d
                                 WHERE d.journey_id = j.id AND d.calling = true AND d.due_at <= $1 ORDER BY d.due_at LIMIT $3) e
            WHERE e.tenant_id = j.tenant_id AND j.state = 'active' AND NOT j.tenant_id = ANY ($2)) found
    WHERE nth <= $3 ORDER BY nth, due_at LIMIT $4`,
);

const claim = batchStatement<[tenantId: string, id: string, now: Date, leaseUntil: Date], Calling>(
  'journeys.claim_webhook',
  `UPDATE journey_enrollments SET due_at = $4, attempts = attempts + 1
    WHERE tenant_id = $1 AND id = $2 AND calling AND due_at <= $3
   RETURNING tenant_id, account_id, id, journey_id, version, contact_id, node_id, attempts - 1 AS calls, steps, event, depth, root_id`,
);

/** Null when the enrollment has left the node meanwhile. */
const lockCalling = statement<[tenantId: string, id: string, nodeId: string, steps: number], { id: string }>(
  'journeys.lock_calling',
  'SELECT id FROM journey_enrollments WHERE tenant_id = $1 AND id = $2 AND node_id = $3 AND steps = $4 AND calling FOR UPDATE',
);

async function retryLater(database: Database, tenantId: string, id: string, dueAt: Date): Promise<void> {
  await database.tenant(tenantId).journey_enrollments.updateMany({
    where: { id, calling: true },
    data: { due_at: dueAt },
  });
}

export interface WebhookParts {
  readonly database: Database;
  readonly client: SafeClient;
  readonly cipher: Cipher;
  readonly clock: () => Date;
  readonly onFailure: OnFailure;
}

/**
 * Makes the calls of webhook nodes. A receiver that does not answer takes a place of its own tenant
 * only. Each call has the same idempotency key however often it is made.
 */
export function createWebhookCaller(parts: WebhookParts): Runner {
  const { database, clock, onFailure } = parts;
  return createRunner({
    ...PLACES,
    onFailure,
    clock,
    find: (busyTenants, at) => database.rows(findDue, at, busyTenants, PLACES.perTenant, PLACES.places),
    work: async ({ tenant_id: tenantId, id }, stopping) => {
      const now = clock();
      const calling = await database.row(claim, tenantId, id, now, new Date(now.getTime() + LEASE_MS));
      if (calling !== null) await call(parts, calling, stopping);
      return calling !== null;
    },
  });
}

async function call(parts: WebhookParts, calling: Calling, stopping?: AbortSignal): Promise<void> {
  const { database, client, cipher, clock } = parts;
  const { tenant_id: tenantId, account_id: accountId, id, journey_id: journeyId, version } = calling;
  const owner = { tenantId, accountId };
  const { graph } = await requirePublished(database, tenantId, journeyId, version);
  const config = graph.nodes.get(calling.node_id)?.config;
  const [contact] = await findContactsByIds(database, owner, [calling.contact_id]);
  if (config?.kind !== 'webhook' || contact === undefined) return;
  const body = bodyOf(calling, contact);
  const { method = 'POST' } = config;
  const request = { id: `${id}:${calling.steps}`, headers: config.headers, body };
  const headers = await signedHeaders(database, cipher, owner, request, clock());
  const answer = await client.sendForBody(config.url, { method, headers, body, signal: stopping });
  const now = clock();
  const dueAt = retryAt(calling, answer, now);
  if (dueAt !== null) return retryLater(database, tenantId, id, dueAt);
  const ok = isSuccess(answer.status);
  const reason = ok ? null : (answer.error ?? `status_${answer.status}`);
  await finish(database, owner, calling, config, { ok, reason, body: readJson(answer.body) }, now);
}

function bodyOf(calling: Calling, contact: Contact): string {
  return JSON.stringify({
    journey_id: calling.journey_id,
    enrollment_id: calling.id,
    node_id: calling.node_id,
    contact: {
      id: contact.id,
      phone: contact.phone,
      external_id: contact.external_id,
      country: contact.country,
      first_name: contact.first_name,
      last_name: contact.last_name,
      email: contact.email,
      attributes: contact.attributes,
    },
    event: calling.event,
  });
}

/** When the call is made again; null after a final answer or the last call. */
function retryAt({ calls }: Calling, { status, error, retryAfterMs }: PostOutcome, now: Date): Date | null {
  // A call that this process cut short is made again, even if it was the last one.
  if (isCanceledByUs(error)) return now;
  const isFinal = status !== null && status < 500 && status !== 429 && status !== 408;
  if (isFinal || calls >= MAX_CALLS) return null;
  const delayMs = Math.max(backoffMs(calls - 1, RETRY), Math.min(retryAfterMs ?? 0, RETRY.maxMs));
  return new Date(now.getTime() + delayMs);
}

function isSuccess(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

async function finish(
  database: Database,
  owner: Owner,
  { id, node_id: nodeId, steps, contact_id, depth, root_id: rootId }: Calling,
  config: JourneyNodeWebhook,
  response: WebhookResponse,
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await tx.row(lockCalling, owner.tenantId, id, nodeId, steps)) === null) return;
    causeSignals(tx, () => ({ depth: depth + 1, rootId: rootId ?? id }));
    await recordResponse(tx, owner, { id, contact_id }, config, response, now);
  });
}

function readJson(body: string | null): unknown {
  try {
    return body === null ? null : JSON.parse(body);
  } catch {
    return null;
  }
}
