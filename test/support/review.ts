import type { TestAccount, TestApp } from './app.ts';

/** May be an opt-out, but no rule decides it. */
export const UNCLEAR = 'who gave you my number';
export const OFFER = { text: 'Sale today. Reply STOP to opt out.' };

/** Receives an unclear message and returns its ID. */
export async function receiveUnclear(account: TestAccount, from: string, text: string = UNCLEAR): Promise<string> {
  const { intent, effects } = await account.call('messages.simulateInbound', { from, text });
  if (intent !== 'review') throw new Error(`The message has the intent ${intent}.`);
  return effects.find(({ kind }) => kind === 'received')?.detail ?? '';
}

/** When the oldest message of the contact that waits arrived, or null; and the consent status. */
export async function readPause(account: TestAccount, phone: string): Promise<readonly [string | null, string]> {
  const { consent } = (await account.call('contacts.get', { phone })).contact;
  return [consent.under_review_since, consent.status];
}

/** The stored decisions of an account's unclear messages, oldest first. */
export async function readDecisions(app: TestApp, { accountId }: TestAccount): Promise<readonly unknown[]> {
  const { rows } = await app.parts.database.pool.query(
    `SELECT review_decision AS decision, reviewed_by AS by, from_phone AS "from", text FROM inbound_messages
      WHERE account_id = $1 AND intent = 'review' ORDER BY id`,
    [accountId],
  );
  return rows;
}
