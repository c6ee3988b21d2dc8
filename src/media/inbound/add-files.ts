import type { Owner } from '../../domain/account.ts';
import { INBOUND_KEPT_MS } from '../../domain/media/limits.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';

export interface InboundFilesOf {
  readonly inboundId: string;
  readonly numberId: string;
  readonly carrier: string;
  readonly urls: readonly string[];
}

/** Has the files of an inbound message read in the background. */
export async function addInboundFiles(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { inboundId, numberId, carrier, urls }: InboundFilesOf,
  { now, newId }: { readonly now: Date; readonly newId: (prefix: IdPrefix) => string },
): Promise<void> {
  if (urls.length === 0) return;
  await tx.tenant(tenantId).inbound_files.createMany({
    data: urls.map((url, position) => ({
      tenant_id: tenantId,
      id: newId('ifl'),
      account_id: accountId,
      inbound_id: inboundId,
      position,
      number_id: numberId,
      carrier,
      url,
      state: 'waiting',
      due_at: now,
      attempts: 0,
      expires_at: new Date(now.getTime() + INBOUND_KEPT_MS),
    })),
  });
}
