import { randomBytes } from 'node:crypto';
import type { Owner } from '../domain/account.ts';
import { MAX_MEDIA_BYTES } from '../domain/media/limits.ts';
import { SkillError } from '../errors.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { createSafeClient, type OutgoingRules } from '../platform/safe-fetch/index.ts';
import { createContentStore, keepContent, keptUntil, sha256Of } from './content-store.ts';
import { isLinkFailure, MediaUnchecked, mediaRefused } from './errors.ts';
import { linkKey } from './link-key.ts';
import type { LinkFailure } from './media-file.ts';
import { createPeekedFiles, type PeekedFiles } from './peeked-files.ts';
import { FILES, findLatest, type StoredFile, saveFailure, saveFile } from './queries.ts';
import { type ReadFile, readFile } from './read-file.ts';
import { isChecked } from './require-files.ts';

export interface MediaChecker {
  /**
   * Reads the files of links, one after another until `untilMs` (`performance.now`), and saves a
   * copy of each, unless the call stores nothing. Throws `media_refused`, and `rate_limited` when
   * too many are read. A link that no longer leads to its file is noted: there is the copy.
   */
  check(needed: Pick<MediaUnchecked, 'owner' | 'links' | 'stores'>, untilMs: number): Promise<void>;
  /** What was read for calls that store nothing. */
  readonly peeked: PeekedFiles;
  stop(): Promise<void>;
}

export interface MediaCheckerParts {
  readonly database: Database;
  readonly rules: OutgoingRules;
  readonly clock: () => Date;
  /** Of the installation. */
  readonly maxStoredBytes: number;
}

/** Files that are in memory at the same time: 40 MB. */
const MAX_READS = 8;
const MAX_READS_OF_TENANT = 3;
/** Calls that wait for files: a call that waits keeps its place among the calls of the process. */
const MAX_CALLS_OF_TENANT = 16;
/** Per file, redirects included. */
const READ_MS = 10_000;
/** Per call. */
const CALL_MS = 20_000;

export function createMediaChecker({ database, rules, clock, maxStoredBytes }: MediaCheckerParts): MediaChecker {
  const client = createSafeClient({ rules, maxBodyBytes: MAX_MEDIA_BYTES, totalTimeoutMs: READ_MS });
  const reads = new Map<string, Promise<void>>();
  const readsOf = createCounts();
  const callsOf = createCounts();
  const peeked = createPeekedFiles();
  const contents = createContentStore(database, maxStoredBytes);

  /** The file that a link leads to now. Throws when it leads to none and there is no copy. */
  const read = async (link: string, known: StoredFile | undefined): Promise<ReadFile | LinkFailure> => {
    const file = await readFile(client, link, AbortSignal.timeout(READ_MS));
    if (file.ok) return file;
    if (known?.is_kept !== true || !isLinkFailure(file.why)) throw mediaRefused(link, file.why, file.status);
    return { why: file.why, status: file.status, at: clock().toISOString() };
  };

  const readAndSave = async (owner: Owner, link: string, key: string): Promise<void> => {
    const { tenantId, accountId } = owner;
    const [known] = await database.rows(findLatest, tenantId, accountId, [key]);
    // Another call, of this process or another one, may have read it since.
    if (known !== undefined && isChecked(known, clock())) return;
    const file = await read(link, known);
    const now = clock();
    if (!('content' in file)) {
      if (known !== undefined) await database.run(saveFailure, tenantId, known.id, file.why, file.status, now);
      return;
    }
    const refusal = await contents.refusal('outbound', owner, file.content.length, now);
    if (refusal !== null) throw mediaRefused(link, refusal);
    const sha256 = sha256Of(file.content);
    await keepContent(database, tenantId, { sha256, content: file.content }, keptUntil(now));
    const row = { ...describe(link, file, now), account_id: accountId, url_key: key, sha256, now };
    await database.run(saveFile, tenantId, FILES.param([row]));
  };

  const peek = async (owner: Owner, link: string, key: string): Promise<void> => {
    const [known] = await database.rows(findLatest, owner.tenantId, owner.accountId, [key]);
    const file = await read(link, known);
    const now = clock();
    if ('content' in file) {
      const seen = { checked_at: now, tried_at: now, is_kept: true, sha256: sha256Of(file.content) };
      peeked.keep(owner, key, { ...describe(link, file, now), ...seen });
    } else if (known !== undefined) peeked.keep(owner, key, { ...known, tried_at: now, failure: file });
  };

  /** Calls that need the same link at the same time share one read. */
  const readOnce = (owner: Owner, link: string, stores: boolean): Promise<void> => {
    const { tenantId, accountId } = owner;
    const key = linkKey(link);
    const place = `${tenantId} ${accountId} ${stores} ${key}`;
    const pending = reads.get(place);
    if (pending !== undefined) return pending;
    if (reads.size >= MAX_READS || readsOf.of(tenantId) >= MAX_READS_OF_TENANT) throw tooMany();
    readsOf.add(tenantId, 1);
    const done = (stores ? readAndSave : peek)(owner, link, key).finally(() => {
      reads.delete(place);
      readsOf.add(tenantId, -1);
    });
    reads.set(place, done);
    return done;
  };

  return {
    peeked,
    check: async ({ owner, links, stores }, untilMs) => {
      if (callsOf.of(owner.tenantId) >= MAX_CALLS_OF_TENANT) throw tooMany();
      callsOf.add(owner.tenantId, 1);
      try {
        for (const link of links) {
          // What was read is kept, so that the next call goes on here.
          if (performance.now() > untilMs) throw mediaRefused(link, 'unreachable');
          await readOnce(owner, link, stores);
        }
      } finally {
        callsOf.add(owner.tenantId, -1);
      }
    },
    stop: () => client.close(),
  };
}

/** A row of a file without what depends on where it is kept. */
function describe(link: string, { type, content }: ReadFile, now: Date) {
  return {
    id: newId('mfl', now.getTime()),
    url: link,
    content_type: type,
    bytes: content.length,
    code: randomBytes(16).toString('base64url'),
  };
}

/** Counts that are forgotten at zero. */
function createCounts() {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  return {
    of,
    add: (key: string, more: number): void => {
      const count = of(key) + more;
      if (count === 0) counts.delete(key);
      else counts.set(key, count);
    },
  };
}

function tooMany(): SkillError {
  return new SkillError('rate_limited', 'Too many links of media are being checked. Try again in a few seconds.', {
    retryAfterMs: 2_000,
  });
}

/** Checks of one call: each attempt stops at the first links that are not checked yet. */
const MAX_ATTEMPTS = 12;

/** Runs `work`, and again each time that links which it needs have been checked. */
export async function retryChecked<T>(checker: Pick<MediaChecker, 'check'>, work: () => Promise<T>): Promise<T> {
  const untilMs = performance.now() + CALL_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof MediaUnchecked) || attempt === MAX_ATTEMPTS) throw error;
      await checker.check(error, untilMs);
    }
  }
}
