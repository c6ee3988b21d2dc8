import { newId } from '../../src/platform/ids.ts';
import type { TestAccount, TestApp } from './app.ts';

export interface FinalizedMessage {
  readonly to: string;
  /** The time at which it reached its final state. */
  readonly at: Date;
  readonly state?: string;
  readonly purpose?: string;
  readonly campaignId?: string;
}

/** Inserts a message in a final state, as delivery receipts leave it. */
export async function insertMessage(
  { parts }: TestApp,
  { accountId }: TestAccount,
  { to, at, state = 'delivered', purpose = 'marketing', campaignId }: FinalizedMessage,
): Promise<string> {
  const id = newId('msg');
  await parts.database.pool.query(
    `INSERT INTO messages (tenant_id, id, account_id, campaign_id, number_id, from_phone, to_phone, body, encoding, segments, credits, purpose, state,
       due_at, carrier, created_at, finalized_at)
     SELECT a.tenant_id, $2, a.id, $3, 'num_none', '+12025552143', $4, 'Hello', 'GSM-7', 1, 1, $7, $5, $6, 'simulator', $6, $6
       FROM accounts a WHERE a.id = $1`,
    [accountId, id, campaignId ?? null, to, state, at, purpose],
  );
  return id;
}
