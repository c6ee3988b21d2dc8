import type { RetentionSettings } from '../../config.ts';
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import { AGED_STEPS } from '../../journeys/aged-steps.ts';
import { ArchiveFailure } from '../../platform/aging/archive.ts';
import type { AgingKind } from '../../platform/aging/kind.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Logger } from '../../platform/logger.ts';
import type { WorkKind } from '../../platform/work/kind.ts';
import type { Claim, Next } from '../../platform/work/worker.ts';
import { AGED_RECIPIENTS } from '../../sending/campaigns/aged-recipients.ts';
import { AGED_MESSAGES } from '../../sending/history/aged-messages.ts';
import { AGED_INBOUND } from '../../sending/inbound/aged-inbound.ts';
import { archiveRows } from './archive-rows.ts';
import { addKinds, findFailing, lockKind, saveFailing, saveWalk } from './queries.ts';

export const AGING: WorkKind = {
  name: 'data_retention',
  table: 'data_retention',
  id: 'kind',
  due: 'due_at',
  places: 2,
};

/** Rows of one transaction. */
const BATCH = 2_000;
/** Time between two runs of a kind in a tenant. */
const INTERVAL_MS = HOUR_MS;
/** Until the archive is tried again. */
const RETRY_MS = 5 * 60_000;

export interface AgingParts {
  readonly database: Database;
  readonly retention: RetentionSettings;
  readonly log: Logger;
}

/** Every kind that can be deleted, with the days that it is kept. */
const kindsOf = ({ messageDays, recipientDays, journeyStepDays }: RetentionSettings) =>
  [
    [AGED_RECIPIENTS, recipientDays],
    [AGED_MESSAGES, messageDays],
    [AGED_INBOUND, messageDays],
    [AGED_STEPS, journeyStepDays],
  ] as const satisfies readonly (readonly [AgingKind, number | null])[];

/** Makes what is not kept forever due in every tenant; returns whether there may be more. */
export function addAging(database: Database, retention: RetentionSettings, now: Date): Promise<boolean> {
  const names = kindsOf(retention).flatMap(([{ name }, days]) => (days === null ? [] : [name]));
  return addKinds(database, names, now);
}

/**
 * Returns what deletes one batch of what is old in a tenant, after writing it to the archive. If
 * the archive cannot be written, nothing is deleted, and the batch is tried again later.
 */
export function createAging({ database, retention, log }: AgingParts): (claim: Claim) => Promise<Next> {
  /**
   * Kinds whose archive failed last: tenants that fail at the same time cause one line of the log.
   */
  const failing = new Set<string>();

  const fail = async ({ tenantId, id, now }: Claim, cause: unknown): Promise<Date> => {
    if (!failing.has(id)) {
      failing.add(id);
      const isKnown = (await database.row(findFailing, id)) !== null;
      if (!isKnown) log.error({ kind: id, tenantId, err: cause }, 'archive cannot be written; nothing is deleted');
    }
    await database.run(saveFailing, tenantId, id, now);
    return new Date(now.getTime() + RETRY_MS);
  };

  return async (claim) => {
    const { tenantId, id, now } = claim;
    const [kind, days = null] = kindsOf(retention).find(([{ name }]) => name === id) ?? [];
    if (kind === undefined || days === null) return null;
    const before = new Date(now.getTime() - days * DAY_MS);
    try {
      const next = await database
        .near(tenantId)
        .transaction((tx) => ageBatch(tx, kind, { tenantId, before, now, directory: retention.archiveDirectory }));
      failing.delete(id);
      return next;
    } catch (error) {
      if (error instanceof ArchiveFailure) return fail(claim, error.cause);
      throw error;
    }
  };
}

async function ageBatch(
  tx: Sql,
  kind: AgingKind,
  { tenantId, before, now, directory }: { tenantId: string; before: Date; now: Date; directory: string | null },
): Promise<Next> {
  const at = await tx.row(lockKind, tenantId, kind.name);
  if (at === null) return null;
  const { rows, remove, next } = await kind.take(tx, tenantId, { after: at.walked_to, before, limit: BATCH });
  if (rows.length > 0) {
    if (directory !== null) await archiveRows(tx, directory, { tenantId, kind: kind.name, now }, rows);
    await remove();
  }
  await tx.run(saveWalk, tenantId, kind.name, next ?? '', rows.length > 0 ? before : null);
  return next === null ? new Date(now.getTime() + INTERVAL_MS) : now;
}
