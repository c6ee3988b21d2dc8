import { setTimeout } from 'node:timers/promises';
import type { Owner } from '../../domain/account.ts';
import { signatureHeaders } from '../../domain/webhooks/signature.ts';
import type { JourneyNodeWebhook } from '../../generated/types.ts';
import { type ContactFacts, findContactsByIds } from '../../people/audience/recipient.ts';
import { backoffMs } from '../../platform/backoff.ts';
import type { Cipher } from '../../platform/crypto/cipher.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchStatement, statement } from '../../platform/database/sql.ts';
import type { OnFailure } from '../../platform/for-each-isolated.ts';
import { groupBy } from '../../platform/group-by.ts';
import { isCanceledByUs, type PostOutcome, type SafeClient } from '../../platform/safe-fetch/index.ts';
import { requirePublished } from '../definitions.ts';
import type { EntryEvent } from '../enrollment.ts';
import { findSigningKeys } from '../webhook-signing.ts';
import { recordResponse, type WebhookResponse } from './record-response.ts';

/** Pending calls of this process, and those of one tenant: silent receivers take the whole time. */
const MAX_PENDING = 50;
const MAX_PENDING_PER_TENANT = 10;
/** While calls are pending, calls that have become due start within this time. */
const POLL_MS = 250;
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
}

/**
 * Due calls of active journeys, of each tenant as many as it may have, by the index of due
 * enrollments.
 */
const lease = batchStatement<
  [now: Date, leaseUntil: Date, limit: number, perTenant: number, busyTenants: readonly string[]],
  Calling
>(
  'journeys.lease_webhooks',
  `WITH found AS MATERIALIZED (
     SELECT e.tenant_id, e.id, e.due_at, row_number() OVER (PARTITION BY e.tenant_id ORDER BY e.due_at) AS nth FROM journeys j
      CROSS JOIN LATERAL (SELECT d.tenant_id, d.id, d.due_at FROM journey_enrollments d
                           WHERE d.journey_id = j.id AND d.calling = true AND d.due_at <= $1 ORDER BY d.due_at LIMIT $4) e
      WHERE j.state = 'active' AND NOT j.tenant_id = ANY ($5)),
   due AS MATERIALIZED (
     SELECT e.tenant_id, e.id FROM journey_enrollments e
      WHERE (e.tenant_id, e.id) IN (SELECT tenant_id, id FROM found WHERE nth <= $4 ORDER BY nth, due_at LIMIT $3)
        AND e.calling AND e.due_at <= $1 FOR UPDATE SKIP LOCKED)
   UPDATE journey_enrollments e SET due_at = $2, attempts = e.attempts + 1 FROM due
    WHERE e.tenant_id = due.tenant_id AND e.id = due.id
   RETURNING e.tenant_id, e.account_id, e.id, e.journey_id, e.version, e.contact_id, e.node_id, e.attempts - 1 AS calls, e.steps, e.event`,
);

/** Null when the enrollment has left the node meanwhile. */
const lockCalling = statement<[tenantId: string, id: string, nodeId: string, steps: number], { id: string }>(
  'journeys.lock_calling',
  'SELECT id FROM journey_enrollments WHERE tenant_id = $1 AND id = $2 AND node_id = $3 AND steps = $4 AND calling FOR UPDATE',
);

const retryLater = statement<[tenantId: string, id: string, dueAt: Date]>(
  'journeys.retry_webhook',
  'UPDATE journey_enrollments SET due_at = $3 WHERE tenant_id = $1 AND id = $2 AND calling',
);

export interface WebhookParts {
  readonly database: Database;
  readonly client: SafeClient;
  readonly cipher: Cipher;
  readonly clock: () => Date;
  readonly onFailure: OnFailure;
}

export interface WebhookCaller {
  /**
   * Starts the due calls, or waits for one of those pending, at most POLL_MS. Returns whether there
   * may be more to do.
   */
  run(signal: AbortSignal): Promise<boolean>;
  /** Resolves when no call is pending. */
  settle(): Promise<void>;
}

/**
 * Makes the calls of webhook nodes. A receiver that does not answer takes a place of its own tenant
 * only. Each call has the same idempotency key however often it is made.
 */
export function createWebhookCaller(parts: WebhookParts): WebhookCaller {
  const { database, clock, onFailure } = parts;
  const pending = new Map<Promise<void>, string>();
  const start = (calling: Calling, signal: AbortSignal): void => {
    const ended = call(parts, calling, signal)
      .catch(onFailure)
      .finally(() => pending.delete(ended));
    pending.set(ended, calling.tenant_id);
  };
  return {
    run: async (signal) => {
      const now = clock();
      const counts = groupBy(pending.values(), (tenantId) => tenantId);
      const busy = [...counts].flatMap(([id, own]) => (own.length >= MAX_PENDING_PER_TENANT ? [id] : []));
      const free = MAX_PENDING - pending.size;
      const until = new Date(now.getTime() + LEASE_MS);
      const due = free <= 0 ? [] : await database.rows(lease, now, until, free, MAX_PENDING_PER_TENANT, busy);
      for (const one of due) start(one, signal);
      if (due.length === 0 && pending.size > 0) await endOfAny(pending.keys());
      return due.length > 0 || pending.size > 0;
    },
    settle: async () => {
      await Promise.all(pending.keys());
    },
  };
}

/** Resolves when one of the calls has ended, or when it is time to look for due calls again. */
async function endOfAny(calls: Iterable<Promise<void>>): Promise<void> {
  const waiting = new AbortController();
  const timer = setTimeout(POLL_MS, undefined, { signal: waiting.signal }).catch(() => undefined);
  await Promise.race([...calls, timer]);
  waiting.abort();
}

async function call(parts: WebhookParts, calling: Calling, signal: AbortSignal): Promise<void> {
  const { database, client, clock } = parts;
  const { tenant_id: tenantId, account_id: accountId, id, journey_id: journeyId, version } = calling;
  const owner = { tenantId, accountId };
  const { graph } = await requirePublished(database, tenantId, journeyId, version);
  const config = graph.nodes.get(calling.node_id)?.config;
  const [contact] = await findContactsByIds(database, owner, [calling.contact_id]);
  if (config?.kind !== 'webhook' || contact === undefined) return;
  const body = bodyOf(calling, contact);
  const { method = 'POST' } = config;
  const headers = await headersOf(parts, owner, calling, config, body);
  const answer = await client.sendForBody(config.url, { method, headers, body, signal });
  const now = clock();
  const dueAt = retryAt(calling, answer, now);
  if (dueAt !== null) return void (await database.run(retryLater, tenantId, id, dueAt));
  const ok = isSuccess(answer.status);
  const reason = ok ? null : (answer.error ?? `status_${answer.status}`);
  await finish(database, owner, calling, config, { ok, reason, body: readJson(answer.body) }, now);
}

function bodyOf(calling: Calling, contact: ContactFacts): string {
  return JSON.stringify({
    journey_id: calling.journey_id,
    enrollment_id: calling.id,
    node_id: calling.node_id,
    contact: {
      ...{ id: contact.id, phone: contact.phone, external_id: contact.external_id, country: contact.country },
      ...{ first_name: contact.first_name, last_name: contact.last_name, email: contact.email },
      attributes: contact.attributes,
    },
    event: calling.event,
  });
}

/** The idempotency key is also the ID that is signed. */
async function headersOf(
  { database, cipher, clock }: WebhookParts,
  owner: Owner,
  { id, steps }: Calling,
  { headers }: JourneyNodeWebhook,
  body: string,
): Promise<Record<string, string>> {
  const key = `${id}:${steps}`;
  const now = clock();
  const keys = await findSigningKeys(database, cipher, owner, now);
  const timestamp = Math.floor(now.getTime() / 1000);
  return {
    ...headers,
    ...{ 'content-type': 'application/json', 'user-agent': 'Tern-Webhooks', 'idempotency-key': key },
    ...(keys.length > 0 && signatureHeaders({ id: key, body, timestamp }, keys)),
  };
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
  { id, node_id: nodeId, steps, contact_id }: Calling,
  config: JourneyNodeWebhook,
  response: WebhookResponse,
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await tx.row(lockCalling, owner.tenantId, id, nodeId, steps)) === null) return;
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
