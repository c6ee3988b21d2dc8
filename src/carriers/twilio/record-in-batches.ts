import { type Batches, createBatches } from '../../platform/batches.ts';
import { parseReference, type Receipt } from '../carrier.ts';

type RecordReceipts = (receipts: readonly Receipt[]) => Promise<void>;

interface TenantBatches extends Batches<Receipt> {
  /** Receipts that are not recorded yet. */
  pending: number;
}

const MAX_RECEIPTS = 1_000;

/**
 * Records single receipts together: those of a tenant that arrive while earlier ones are recorded
 * share a transaction. One transaction each costs ten times as much, and while a campaign is
 * submitted all of them wait for the same hold and balance.
 *
 * Tenants have batches of their own, so that none waits for the locks of another. When a batch
 * fails, each of its receipts is recorded alone: Twilio does not repeat a callback, so one receipt
 * must not take others with it.
 */
export function recordInBatches(record: RecordReceipts): (receipt: Receipt) => Promise<void> {
  const tenants = new Map<string, TenantBatches>();
  return async (receipt) => {
    const { tenantId } = parseReference(receipt.reference);
    const batches = tenants.get(tenantId) ?? {
      ...createBatches<Receipt>({ maxItems: MAX_RECEIPTS, concurrency: 1 }, record),
      pending: 0,
    };
    tenants.set(tenantId, batches);
    batches.pending += 1;
    try {
      await batches.add(receipt).catch(() => record([receipt]));
    } finally {
      batches.pending -= 1;
      if (batches.pending === 0) tenants.delete(tenantId);
    }
  };
}
