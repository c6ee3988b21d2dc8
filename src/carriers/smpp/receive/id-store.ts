import { DAY_MS } from '../../../domain/durations.ts';
import type { Database } from '../../../platform/database/database.ts';
import { groupByTenant } from '../../../platform/group-by.ts';
import { parseReference, referenceOf } from '../../carrier.ts';
import { plainId } from '../message-ids.ts';
import {
  dropIds,
  findDelivered,
  findIds,
  findRecipients,
  markPartsDelivered,
  type StoredIdRow,
  saveIds,
} from './queries.ts';

/** The carrier's id of one segment, and its message. */
export interface StoredId {
  readonly id: string;
  readonly reference: string;
  readonly parts: number;
}

export interface IdStore {
  save(entries: readonly StoredId[], now: Date): Promise<void>;
  /** Known ids, by normalized id. */
  find(plainIds: readonly string[]): Promise<ReadonlyMap<string, StoredId>>;
  /** Same as `find`, with the recipient's number. */
  findWithRecipient(plainIds: readonly string[]): Promise<ReadonlyMap<string, StoredId & { readonly to: string }>>;
  /**
   * Marks segments as delivered; returns the references of messages whose segments are now all
   * delivered.
   */
  markDelivered(parts: readonly StoredId[], now: Date): Promise<ReadonlySet<string>>;
}

/** Longer than the validity at any carrier. */
const RETENTION_MS = 7 * DAY_MS;
const BATCH = 1_000;

/**
 * Stores the carrier's message ids: a DLR contains only them, and may reach another process or
 * arrive after a restart.
 */
export function createIdStore(database: Database, carrier: string): IdStore {
  return {
    save: async (entries, now) => {
      // Deduplicated, because one statement cannot write a row twice.
      const rows = [...new Map(entries.map((entry) => [plainId(entry.id), entry]))];
      const references = rows.map(([, { reference }]) => parseReference(reference));
      await database.run(
        saveIds,
        carrier,
        rows.map(([id]) => id),
        references.map(({ tenantId }) => tenantId),
        references.map(({ messageId }) => messageId),
        rows.map(([, { parts }]) => parts),
        new Date(now.getTime() + RETENTION_MS),
      );
    },
    find: async (plainIds) =>
      new Map(
        (await database.rows(findIds, carrier, plainIds)).map((row) => [row.carrier_message_id, toStoredId(row)]),
      ),
    findWithRecipient: async (plainIds) => {
      const found = await database.rows(findIds, carrier, plainIds);
      const recipients = new Map<string, string>();
      for (const [tenantId, rows] of groupByTenant(found)) {
        const messageIds = rows.map((row) => row.message_id);
        for (const { id, to_phone: to } of await database.rows(findRecipients, tenantId, messageIds))
          recipients.set(referenceOf(tenantId, id), to);
      }
      return new Map(
        found.flatMap((row) => {
          const stored = toStoredId(row);
          const to = recipients.get(stored.reference);
          return to === undefined ? [] : [[row.carrier_message_id, { ...stored, to }]];
        }),
      );
    },
    markDelivered: async (parts, now) => {
      if (parts.length === 0) return new Set();
      await database.run(
        markPartsDelivered,
        carrier,
        parts.map(({ id }) => id),
        now,
      );
      const references = new Map(parts.map(({ reference }) => [parseReference(reference).messageId, reference]));
      const tenants = new Set(parts.map(({ reference }) => parseReference(reference).tenantId));
      const delivered = await database.rows(findDelivered, carrier, [...tenants], [...references.keys()]);
      return new Set(delivered.map(({ message_id: id }) => references.get(id) as string));
    },
  };
}

/** Deletes expired ids; returns whether more may be expired. */
export async function dropOldIds(database: Database, now: Date): Promise<boolean> {
  return (await database.run(dropIds, now, BATCH)) === BATCH;
}

function toStoredId(row: StoredIdRow): StoredId {
  return { id: row.carrier_message_id, reference: referenceOf(row.tenant_id, row.message_id), parts: row.parts };
}
