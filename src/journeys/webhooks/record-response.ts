import type { Owner } from '../../domain/account.ts';
import { valueAt } from '../../domain/journeys/json-pointer.ts';
import type { JourneyNodeWebhook } from '../../generated/types.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { updateContacts } from '../steps/update-contacts.ts';

/** What a URL answered; `body` is its JSON, or null. */
export interface WebhookResponse {
  readonly ok: boolean;
  readonly reason: string | null;
  readonly body: unknown;
}

const finish = batchStatement<[tenantId: string, id: string, happened: string, now: Date]>(
  'journeys.finish_webhook',
  'UPDATE journey_enrollments SET calling = false, happened = $3::jsonb, due_at = $4 WHERE tenant_id = $1 AND id = $2',
);

const MAX_TEXT = 1_024;

/**
 * Saves the values that the node asks for, and lets the contact go on. The caller has locked the
 * enrollment.
 */
export async function recordResponse(
  tx: Sql,
  owner: Owner,
  { id, contact_id: contactId }: { readonly id: string; readonly contact_id: string },
  { save = [] }: JourneyNodeWebhook,
  { ok, reason, body }: WebhookResponse,
  now: Date,
): Promise<void> {
  const attributes: Record<string, string | number | boolean> = {};
  for (const { pointer, attribute } of ok ? save : []) {
    const value = valueAt(body, pointer);
    if (typeof value === 'string') attributes[attribute] = value.slice(0, MAX_TEXT).toWellFormed().replaceAll('\0', '');
    else if (typeof value === 'number' || typeof value === 'boolean') attributes[attribute] = value;
  }
  if (Object.keys(attributes).length > 0) await updateContacts(tx, owner, { attributes }, [contactId], now);
  await tx.run(finish, owner.tenantId, id, JSON.stringify({ kind: 'response', ok, reason }), now);
}
