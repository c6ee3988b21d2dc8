import { createHash, randomBytes } from 'node:crypto';
import type { Owner } from '../domain/account.ts';
import { MAX_MEDIA_BYTES, MAX_STORED_BYTES } from '../domain/media/limits.ts';
import { SkillError } from '../errors.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { createSafeClient, type OutgoingRules } from '../platform/safe-fetch/index.ts';
import { MediaUnchecked, mediaRefused } from './errors.ts';
import { linkKey } from './link-key.ts';
import { FILES, findLatest, saveFile, sumStored } from './queries.ts';
import { readFile } from './read-file.ts';
import { isChecked } from './require-files.ts';

export interface MediaChecker {
  /**
   * Reads the files of links, one after another until `untilMs` (`performance.now`), and saves a
   * copy of each. Throws `media_refused`, and `rate_limited` when too many are read.
   */
  check(owner: Owner, links: readonly string[], untilMs: number): Promise<void>;
  stop(): Promise<void>;
}

export interface MediaCheckerParts {
  readonly database: Database;
  readonly rules: OutgoingRules;
  readonly clock: () => Date;
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

export function createMediaChecker({ database, rules, clock }: MediaCheckerParts): MediaChecker {
  const client = createSafeClient({ rules, maxBodyBytes: MAX_MEDIA_BYTES, totalTimeoutMs: READ_MS });
  const reads = new Map<string, Promise<void>>();
  const readsOf = createCounts();
  const callsOf = createCounts();

  const read = async (owner: Owner, link: string, key: string): Promise<void> => {
    const { tenantId, accountId } = owner;
    // Another call, of this process or another one, may have read it since.
    const [known] = await database.rows(findLatest, tenantId, accountId, [key]);
    if (known !== undefined && isChecked(known, clock())) return;
    const { type, content } = await readFile(client, link, AbortSignal.timeout(READ_MS));
    const stored = (await database.row(sumStored, tenantId, accountId))?.bytes ?? 0;
    if (stored + content.length > MAX_STORED_BYTES) throw mediaRefused(link, 'storage');
    const now = clock();
    const file = {
      id: newId('mfl', now.getTime()),
      account_id: accountId,
      url: link,
      url_key: key,
      sha256: createHash('sha256').update(content).digest('hex'),
      content_type: type,
      bytes: content.length,
      code: randomBytes(16).toString('base64url'),
      now,
    };
    await database.run(saveFile, tenantId, FILES.param([file]), content);
  };

  /** Calls that need the same link at the same time share one read. */
  const readOnce = (owner: Owner, link: string): Promise<void> => {
    const { tenantId, accountId } = owner;
    const key = linkKey(link);
    const place = `${tenantId} ${accountId} ${key}`;
    const pending = reads.get(place);
    if (pending !== undefined) return pending;
    if (reads.size >= MAX_READS || readsOf.of(tenantId) >= MAX_READS_OF_TENANT) throw tooMany();
    readsOf.add(tenantId, 1);
    const done = read(owner, link, key).finally(() => {
      reads.delete(place);
      readsOf.add(tenantId, -1);
    });
    reads.set(place, done);
    return done;
  };

  return {
    check: async (owner, links, untilMs) => {
      if (callsOf.of(owner.tenantId) >= MAX_CALLS_OF_TENANT) throw tooMany();
      callsOf.add(owner.tenantId, 1);
      try {
        for (const link of links) {
          // What was read is kept, so that the next call goes on here.
          if (performance.now() > untilMs) throw mediaRefused(link, 'unreachable');
          await readOnce(owner, link);
        }
      } finally {
        callsOf.add(owner.tenantId, -1);
      }
    },
    stop: () => client.close(),
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
      await checker.check(error.owner, error.links, untilMs);
    }
  }
}
