import { creditsInsufficient, unprocessable } from '../../errors.ts';
import { type Sql, statement } from '../../platform/sql.ts';
import { announceBalance } from '../outbox/announce-balance.ts';
import type { Owner } from '../tenancy.ts';

export type EntryKind =
  | 'starter'
  | 'topup'
  | 'grant'
  | 'send'
  | 'campaign'
  | 'registration'
  | 'lookup'
  | 'refund'
  | 'adjustment';

export interface Balance {
  readonly posted: number;
  readonly held: number;
  readonly available: number;
}

export interface Posting {
  readonly entryId: string;
  readonly kind: EntryKind;
  /** Credits; negative when they leave the account. */
  readonly amount: number;
  /** Unique in the account: the same reference is never posted twice. */
  readonly ref: string;
  readonly now: Date;
  readonly campaignId?: string | null;
  readonly messageId?: string | null;
  readonly note?: string | null;
  /** Of the call that spends or brings them, where there is one. */
  readonly requestId?: string | null;
}

const insertCreditAccount = statement<[tenantId: string, accountId: string, credits: number, lowAt: number | null]>(
  'credits.insert_account',
  'INSERT INTO credit_accounts (tenant_id, account_id, posted, held, low_at) VALUES ($1, $2, $3, 0, $4)',
);

const insertEntry = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    kind: string,
    amount: number,
    ref: string,
    campaignId: string | null,
    messageId: string | null,
    note: string | null,
    at: Date,
  ]
>(
  'credits.insert_entry',
  `INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, campaign_id, message_id, note, at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   ON CONFLICT (tenant_id, account_id, ref) DO NOTHING`,
);

const findBalance = statement<[tenantId: string, accountId: string], { posted: number; held: number }>(
  'credits.find_balance',
  'SELECT posted, held FROM credit_accounts WHERE tenant_id = $1 AND account_id = $2',
);

/** Touches the one balance row of the account, and only when what remains covers it: no row means not enough. */
const moveBalance = statement<
  [tenantId: string, accountId: string, amount: number],
  { posted: number; held: number; low_at: number | null }
>(
  'credits.move_balance',
  `UPDATE credit_accounts SET posted = posted + $3
    WHERE tenant_id = $1 AND account_id = $2 AND posted + $3 - held >= 0 RETURNING posted, held, low_at`,
);

/** A new account's balance and, when it starts with credits, the entry that says where they came from. */
export async function openCreditAccount(
  tx: Sql,
  owner: Owner,
  start: { entryId: string; credits: number; ref: string; lowAt?: number | null; now: Date },
): Promise<void> {
  await tx.run(insertCreditAccount, owner.tenantId, owner.accountId, start.credits, start.lowAt ?? null);
  if (start.credits > 0)
    await writeEntry(tx, owner, {
      entryId: start.entryId,
      kind: 'starter',
      amount: start.credits,
      ref: start.ref,
      now: start.now,
    });
}

/** Available is what may still be spent: posted less what running campaigns hold. */
export async function readBalance(sql: Sql, owner: Owner): Promise<Balance> {
  const row = await sql.row(findBalance, owner.tenantId, owner.accountId);
  return toBalance(row ?? { posted: 0, held: 0 });
}

/**
 * Writes an entry and moves the balance with it; the sum of an account's entries is its posted balance. Refuses when less than
 * nothing would remain, and when the reference was used before; a transaction that is refused has to end with that.
 */
export async function post(tx: Sql, owner: Owner, posting: Posting): Promise<Balance> {
  const [written, moved] = await Promise.all([
    writeEntry(tx, owner, posting),
    tx.row(moveBalance, owner.tenantId, owner.accountId, posting.amount),
  ]);
  if (written === 0) throw unprocessable('reference_used', 'This reference was booked before.');
  if (moved === null) throw creditsInsufficient(-posting.amount, (await readBalance(tx, owner)).available);
  const balance = toBalance(moved);
  await announceBalance(
    tx,
    owner,
    {
      before: balance.available - posting.amount,
      after: balance.available,
      lowAt: moved.low_at,
      requestId: posting.requestId,
    },
    posting.now,
  );
  return balance;
}

function writeEntry(tx: Sql, owner: Owner, posting: Posting): Promise<number> {
  const { entryId, kind, amount, ref, campaignId = null, messageId = null, note = null, now } = posting;
  return tx.run(
    insertEntry,
    owner.tenantId,
    entryId,
    owner.accountId,
    kind,
    amount,
    ref,
    campaignId,
    messageId,
    note,
    now,
  );
}

function toBalance({ posted, held }: { posted: number; held: number }): Balance {
  return { posted, held, available: posted - held };
}
