import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { emitEvents } from './emit.ts';

/** A message that waits for a review. */
interface OpenReview {
  readonly id: string;
  readonly contactId: string | null;
  /** E.164. */
  readonly phone: string;
  readonly ruleId: string | null;
  readonly receivedAt: Date;
}

/** Emits `contact.review_required`. Call it after marketing to the contact is paused. */
export async function emitReviewRequired(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { id, contactId, phone, ruleId, receivedAt }: OpenReview,
  { now, requestId }: { readonly now: Date; readonly requestId: string | null },
): Promise<void> {
  const data = {
    contact_id: contactId,
    phone,
    inbound_id: id,
    rule_id: ruleId,
    received_at: receivedAt.toISOString(),
  };
  await emitEvents(tx, tenantId, [{ type: 'contact.review_required', accountId, requestId, data }], now);
}
