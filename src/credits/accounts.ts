import type { Owner } from '../domain/account.ts';
import { creditsInsufficient, type SkillError, spendingLimitReached, unprocessable } from '../errors.ts';
import { emitBalance } from '../events/outbox/emit-balance.ts';
import { type ParamOf, rowList } from '../platform/database/row-list.ts';
import { type Sql, statement } from '../platform/database/sql.ts';
import { readFunds } from './funds.ts';

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
  /** Credits; negative for a debit. */
  readonly amount: number;
  /** Unique in the account: a reference is posted at most once. */
  readonly ref: string;
  readonly now: Date;
  readonly campaignId?: string | null;
  readonly messageId?: string | null;
  readonly note?: string | null;
  /** Id of the causing call, if any. */
  readonly requestId?: string | null;
}

const insertCreditAccount = statement<[tenantId: string, accountId: string, credits: number, lowAt: number | null]>(
  'credits.insert_account',
  'INSERT INTO credit_accounts (tenant_id, account_id, posted, held, low_at) VALUES ($1, $2, $3, 0, $4)',
);

const ENTRIES = rowList({
  id: 'text',
  kind: 'text',
  amount: 'bigint',
  ref: 'text',
  campaign_id: 'text?',
  message_id: 'text?',
  note: 'text?',
  at: 'timestamptz',
});

const insertEntry = statement<[tenantId: string, accountId: string, entries: ParamOf<typeof ENTRIES>]>(
  'credits.insert_entry',
  `INSERT INTO credit_entries (tenant_id, id, account_id, kind, amount, ref, campaign_id, message_id, note, at)
   SELECT $1, id, $2, kind, amount, ref, campaign_id, message_id, note, at FROM ${ENTRIES.from('$3', 'one')}
   ON CONFLICT (tenant_id, account_id, ref) DO NOTHING RETURNING id`,
);

const findBalance = statement<[tenantId: string, accountId: string], { posted: number; held: number }>(
  'credits.find_balance',
  'SELECT posted, held FROM credit_accounts WHERE tenant_id = $1 AND account_id = $2',
);

/**
 * Updates the balance row only when the balance and the daily limit cover it: no row means too few
 * credits. `spent` is the part of the amount that counts for the limit.
 */
const addToBalance = statement<
  [tenantId: string, accountId: string, amount: number, spent: number, now: Date],
  { posted: number; held: number; low_at: number | null; alert_at: number | null }
>(
  'credits.add_to_balance',
  `UPDATE credit_accounts
      SET posted = posted + $3, spent = spent_on_day(spent_day, spent, $5) + $4, spent_day = greatest(spent_day, spending_day($5))
    WHERE tenant_id = $1 AND account_id = $2 AND posted + $3 - held >= 0
      AND ($4 = 0 OR daily_limit IS NULL OR spent_on_day(spent_day, spent, $5) + $4 <= daily_limit)
   RETURNING posted, held, low_at, alert_at`,
);

/** Spends credits that are held, so that the available credits stay the same. */
const spendHeld = statement<[tenantId: string, accountId: string, credits: number]>(
  'credits.spend_held',
  'UPDATE credit_accounts SET posted = posted - $3, held = held - $3 WHERE tenant_id = $1 AND account_id = $2',
);

/** Creates the balance of a new account and the entry of its starter credits. */
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

/** Reads the balance. `available` is posted minus held. */
export async function readBalance(sql: Sql, owner: Owner): Promise<Balance> {
  const row = await sql.row(findBalance, owner.tenantId, owner.accountId);
  return toBalance(row ?? { posted: 0, held: 0 });
}

/**
 * Posts an entry and updates the balance; the sum of the entries is the posted balance. Throws when
 * the balance would become negative, a message exceeds the daily limit or the reference exists; the
 * transaction must then be rolled back.
 */
export async function post(tx: Sql, owner: Owner, posting: Posting): Promise<Balance> {
  const { amount, now } = posting;
  const spent = posting.kind === 'send' ? -amount : 0;
  const [written, moved] = await Promise.all([
    writeEntry(tx, owner, posting),
    tx.row(addToBalance, owner.tenantId, owner.accountId, amount, spent, now),
  ]);
  if (written === 0) throw referenceUsed();
  if (moved === null) throw await notCovered(tx, owner, -amount, now);
  const balance = toBalance(moved);
  await emitBalance(
    tx,
    owner,
    {
      before: balance.available - amount,
      after: balance.available,
      lowAt: moved.low_at,
      alertAt: moved.alert_at,
    },
    posting,
  );
  return balance;
}

/** Posts a debit whose credits are held. Throws when the reference exists. */
export async function postHeld(tx: Sql, owner: Owner, posting: Posting): Promise<void> {
  if ((await writeEntry(tx, owner, posting)) === 0) throw referenceUsed();
  await tx.run(spendHeld, owner.tenantId, owner.accountId, -posting.amount);
}

const referenceUsed = (): SkillError =>
  unprocessable('reference_used', 'This reference was already posted. Use a new reference.');

async function notCovered(tx: Sql, owner: Owner, needed: number, now: Date): Promise<SkillError> {
  const { available, leftToday } = await readFunds(tx, owner, now);
  return leftToday !== null && needed <= available
    ? spendingLimitReached('daily_spend_limit', needed, leftToday)
    : creditsInsufficient(needed, available);
}

function writeEntry(tx: Sql, { tenantId, accountId }: Owner, posting: Posting): Promise<number> {
  const { entryId, kind, amount, ref, campaignId = null, messageId = null, note = null, now } = posting;
  const about = { campaign_id: campaignId, message_id: messageId, note };
  return tx.run(
    insertEntry,
    tenantId,
    accountId,
    ENTRIES.param([{ id: entryId, kind, amount, ref, ...about, at: now }]),
  );
}

function toBalance({ posted, held }: { posted: number; held: number }): Balance {
  return { posted, held, available: posted - held };
}
