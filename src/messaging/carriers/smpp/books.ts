import type { Database } from '../../../platform/database.ts';
import { parseReference, referenceOf } from '../carrier.ts';
import { plainId } from './message-ids.ts';
import {
  dropIds,
  findIds,
  findIdsWithRecipient,
  findWhole,
  type KeptRow,
  keepIds,
  markPartsDelivered,
} from './queries.ts';

/** What one part of a text is called by the carrier, and whose it is. */
export interface Kept {
  readonly id: string;
  readonly reference: string;
  readonly parts: number;
}

export interface Books {
  keep(entries: readonly Kept[], now: Date): Promise<void>;
  /** Those that are known, by their plain id. */
  find(plainIds: readonly string[]): Promise<ReadonlyMap<string, Kept>>;
  /** The same with the number the text went to. */
  findWithRecipient(plainIds: readonly string[]): Promise<ReadonlyMap<string, Kept & { readonly to: string }>>;
  /** Writes down that these parts have arrived; answers the references of texts that have now arrived whole. */
  arrived(parts: readonly Kept[], now: Date): Promise<ReadonlySet<string>>;
}

/** Longer than any carrier tries to deliver. */
const KEPT_MS = 7 * 24 * 3600 * 1000;
const BATCH = 1_000;

/** A carrier's names for our texts: its receipts carry nothing else, and may come to another process or after a restart. */
export function createBooks(database: Database, carrier: string): Books {
  return {
    keep: async (entries, now) => {
      // One statement cannot write one row twice.
      const rows = [...new Map(entries.map((entry) => [plainId(entry.id), entry]))];
      const references = rows.map(([, { reference }]) => parseReference(reference));
      await database.run(
        keepIds,
        carrier,
        rows.map(([id]) => id),
        references.map(({ tenantId }) => tenantId),
        references.map(({ messageId }) => messageId),
        rows.map(([, { parts }]) => parts),
        new Date(now.getTime() + KEPT_MS),
      );
    },
    find: async (plainIds) =>
      new Map((await database.rows(findIds, carrier, plainIds)).map((row) => [row.carrier_message_id, kept(row)])),
    findWithRecipient: async (plainIds) =>
      new Map(
        (await database.rows(findIdsWithRecipient, carrier, plainIds)).map((row) => [
          row.carrier_message_id,
          { ...kept(row), to: row.to_phone },
        ]),
      ),
    arrived: async (parts, now) => {
      if (parts.length === 0) return new Set();
      await database.run(
        markPartsDelivered,
        carrier,
        parts.map(({ id }) => id),
        now,
      );
      const references = new Map(parts.map(({ reference }) => [parseReference(reference).messageId, reference]));
      const tenants = new Set(parts.map(({ reference }) => parseReference(reference).tenantId));
      const whole = await database.rows(findWhole, [...tenants], [...references.keys()]);
      return new Set(whole.map(({ message_id: id }) => references.get(id) as string));
    },
  };
}

/** Forgets ids that no receipt will name any more; answers whether there may be more. */
export async function dropOldIds(database: Database, now: Date): Promise<boolean> {
  return (await database.run(dropIds, now, BATCH)) === BATCH;
}

function kept(row: KeptRow): Kept {
  return { id: row.carrier_message_id, reference: referenceOf(row.tenant_id, row.message_id), parts: row.parts };
}
