import { randomInt } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '../domain/links/short-link.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import type { CodeOwner } from './link.ts';

/** Random, so that a client cannot guess a code and click in the name of its recipient. */
export function newCode(): string {
  let code = '';
  for (let index = 0; index < CODE_LENGTH; index += 1) code += CODE_ALPHABET[randomInt(CODE_ALPHABET.length)];
  return code;
}

const insertCode = statement<
  [
    code: string,
    tenantId: string,
    accountId: string,
    linkId: string,
    contactId: string | null,
    messageId: string | null,
    campaignId: string | null,
    now: Date,
  ]
>(
  'links.insert_code',
  `INSERT INTO link_codes (code, tenant_id, account_id, link_id, contact_id, message_id, campaign_id, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
);

/** Among 62^10 codes a second attempt is rare, and a fifth means that the generator is broken. */
const MAX_ATTEMPTS = 5;

/** Stores a code that no other link has, and returns it. */
export async function claimCode(tx: Sql, owner: CodeOwner, now: Date, generate = newCode): Promise<string> {
  const { tenantId, accountId, linkId, contactId, messageId, campaignId } = owner;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const code = generate();
    const args = [code, tenantId, accountId, linkId, contactId, messageId, campaignId, now] as const;
    if ((await tx.run(insertCode, ...args)) > 0) return code;
  }
  throw new Error(`No free short code was found in ${MAX_ATTEMPTS} attempts.`);
}
