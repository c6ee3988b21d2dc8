import { inboundTypeOf } from '../../domain/media/inbound-type.ts';
import { backoffMs } from '../../platform/backoff.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Download } from '../../platform/safe-fetch/index.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import { type Claim, type Next, SAVED } from '../../platform/work/worker.ts';
import { type ContentStore, keepContent, sha256Of } from '../content-store.ts';
import { findWaiting, saveRead, saveUnread, type WaitingFile } from './queries.ts';

export const INBOUND_FILE_WORK: WorkKind = {
  name: 'inbound_files',
  table: 'inbound_files',
  id: 'id',
  due: 'due_at',
  // Each holds a file of up to 5 MB in memory.
  places: 4,
  perTenant: 2,
};

/** Twilio links to files some seconds before they can be read. */
const RETRY = { baseMs: 5_000, maxMs: 1_800_000 };
const MAX_ATTEMPTS = 8;

/** Reads a file at the carrier of its number. */
export type ReadAtCarrier = (
  carrier: string,
  file: { readonly url: string; readonly tenantId: string; readonly accountId: string; readonly numberId: string },
  signal: AbortSignal,
) => Promise<Download>;

export interface InboundFileParts {
  readonly database: Database;
  readonly contents: ContentStore;
  readonly readAtCarrier: ReadAtCarrier;
}

/** Failures that no later attempt changes. */
const FINAL: ReadonlySet<string> = new Set([
  'blocked_url',
  'blocked_address',
  'too_large',
  'storage',
  'installation_storage',
]);

/** Reads a file of an inbound message and keeps it for the inbox. */
export async function readInboundFile(parts: InboundFileParts, claim: Claim, signal: AbortSignal): Promise<Next> {
  const { database } = parts;
  const { tenantId, id, now, until } = claim;
  const file = await database.row(findWaiting, tenantId, id);
  if (file === null) return null;
  const why = await keep(parts, claim, file, signal);
  if (why === null) return SAVED;
  const isFinal = FINAL.has(why) || file.attempts + 1 >= MAX_ATTEMPTS;
  const next = isFinal ? null : new Date(now.getTime() + backoffMs(file.attempts, RETRY));
  await database.run(saveUnread, tenantId, id, until, why, next);
  return SAVED;
}

/** Null when the file is kept, or was erased meanwhile. */
async function keep(
  { database, contents, readAtCarrier }: InboundFileParts,
  { tenantId, id, now, until }: Claim,
  { account_id: accountId, number_id: numberId, carrier, url, expires_at: expiresAt }: WaitingFile,
  signal: AbortSignal,
): Promise<string | null> {
  const read = await readAtCarrier(carrier, { url, tenantId, accountId, numberId }, signal);
  if (!read.ok) return read.why;
  const { content } = read;
  if (content.length === 0) return 'incomplete';
  const refusal = await contents.refusal('inbound', { tenantId, accountId }, content.length, now);
  if (refusal !== null) return refusal;
  await database.transaction(async (tx) => {
    const [type, sha256] = [inboundTypeOf(content).type, sha256Of(content)];
    const isSaved = (await tx.run(saveRead, tenantId, id, until, type, content.length, sha256)) > 0;
    if (isSaved) await keepContent(tx, tenantId, { sha256, content }, expiresAt);
  });
  return null;
}
