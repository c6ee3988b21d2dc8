import { createHash, randomBytes } from 'node:crypto';
import type { Owner } from '../domain/account.ts';
import { MAX_MEDIA_BYTES, MAX_STORED_BYTES } from '../domain/media/limits.ts';
import { SkillError } from '../errors.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { createSafeClient, type OutgoingRules } from '../platform/safe-fetch/index.ts';
import { MediaUnchecked, mediaRefused } from './errors.ts';
import { linkKey } from './link-key.ts';
import { findLatest, saveFile, sumStored } from './queries.ts';
import { readFile } from './read-file.ts';
import { isChecked } from './require-files.ts';

export interface MediaChecker {
  /**
   * Reads the files of links, one after another, and saves a copy of each. Throws `media_refused`,
   * and `rate_limited` when too many are read.
   */
  check(owner: Owner, links: readonly string[]): Promise<void>;
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
/** Per file, redirects included. */
const READ_MS = 10_000;

export function createMediaChecker({ database, rules, clock }: MediaCheckerParts): MediaChecker {
  const client = createSafeClient({ rules, maxBodyBytes: MAX_MEDIA_BYTES, totalTimeoutMs: READ_MS });
  const reads = new Map<string, Promise<void>>();
  const readsOf = new Map<string, number>();

  const read = async (owner: Owner, link: string, key: string): Promise<void> => {
    const { tenantId, accountId } = owner;
    // Another call, of this process or another one, may have read it since.
    const [known] = await database.rows(findLatest, tenantId, accountId, [key]);
    if (known !== undefined && isChecked(known, clock())) return;
    const { type, content } = await readFile(client, link, AbortSignal.timeout(READ_MS));
    const stored = (await database.row(sumStored, tenantId, accountId))?.bytes ?? 0;
    if (stored + content.length > MAX_STORED_BYTES) throw mediaRefused(link, 'storage');
    const now = clock();
    const sha256 = createHash('sha256').update(content).digest('hex');
    const code = randomBytes(16).toString('base64url');
    const id = newId('mfl', now.getTime());
    const sized = [type, content.length, code, content, now] as const;
    await database.run(saveFile, tenantId, id, accountId, link, key, sha256, ...sized);
  };

  /** Calls that need the same link at the same time share one read. */
  const readOnce = (owner: Owner, link: string): Promise<void> => {
    const { tenantId, accountId } = owner;
    const key = linkKey(link);
    const place = `${tenantId} ${accountId} ${key}`;
    const pending = reads.get(place);
    if (pending !== undefined) return pending;
    const ofTenant = readsOf.get(tenantId) ?? 0;
    if (reads.size >= MAX_READS || ofTenant >= MAX_READS_OF_TENANT) throw tooMany();
    readsOf.set(tenantId, ofTenant + 1);
    const done = read(owner, link, key).finally(() => {
      reads.delete(place);
      const left = (readsOf.get(tenantId) ?? 1) - 1;
      if (left === 0) readsOf.delete(tenantId);
      else readsOf.set(tenantId, left);
    });
    reads.set(place, done);
    return done;
  };

  return {
    check: async (owner, links) => {
      for (const link of links) await readOnce(owner, link);
    },
    stop: () => client.close(),
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
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof MediaUnchecked) || attempt === MAX_ATTEMPTS) throw error;
      await checker.check(error.owner, error.links);
    }
  }
}
