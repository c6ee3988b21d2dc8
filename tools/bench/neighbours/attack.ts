import { setTimeout as sleep } from 'node:timers/promises';
import type { Account, Bench, Stage } from '../stage.ts';

export interface Noisy {
  readonly stage: Stage;
  readonly bench: Bench;
  readonly account: Account;
  /** A segment whose rules take seconds for the account's contacts. */
  readonly segmentId: string;
  readonly rules: object;
  readonly receivers: Receivers;
}

/** URLs without a path. */
export interface Receivers {
  /** Never answers. */
  readonly silent: string;
  /** Answers after a second and a half. */
  readonly slow: string;
  /** Serves a picture of 5 MB. */
  readonly picture: string;
}

export interface Attack {
  readonly name: string;
  /** Starts it and returns what stops it. */
  readonly start: (noisy: Noisy) => Promise<() => Promise<void>>;
}

/** Text in which a search for a pattern compares nearly all of it at each place. */
const PATTERN = `${'a'.repeat(99)}b`;
const TEXT = 'a'.repeat(1_000);

const SEARCH = { kind: 'field', field: 'attributes.note', operator: 'contains', value: PATTERN };
const TWENTY = { kind: 'or', rules: Array.from({ length: 20 }, () => SEARCH) };

/** Forty searches in a long attribute, see `lengthenNotes`. */
export const SLOW_RULES = { kind: 'or', rules: [TWENTY, TWENTY] };

export async function lengthenNotes({ pool }: Bench, { accountId }: Account): Promise<void> {
  await pool.query('UPDATE contacts SET attributes = $2 WHERE tenant_id = $1', [
    accountId,
    JSON.stringify({ note: TEXT }),
  ]);
}

/** Opens an account whose segment is expensive, and which has paid: its rules may take longest. */
export async function openNoisy(stage: Stage, bench: Bench, account: Account, receivers: Receivers): Promise<Noisy> {
  const rules = SLOW_RULES;
  await bench.call(account.key, 'billing.topUp', { amount_credits: 1, payment_ref: 'noisy' });
  const { segment } = (await bench.call(account.key, 'segments.create', { name: 'Slow', rules })) as {
    segment: { id: string };
  };
  // Afterwards, because a segment that is slow when it is made is refused.
  await lengthenNotes(bench, account);
  return { stage, bench, account, segmentId: segment.id, rules, receivers };
}

/** Repeats a call on several connections until it is stopped; errors are what it is after. */
export function hammer(connections: number, call: () => Promise<unknown>): () => Promise<void> {
  let isOver = false;
  const loops = Array.from({ length: connections }, async () => {
    while (!isOver) await call().catch(() => sleep(5));
  });
  return async () => {
    isOver = true;
    await Promise.all(loops);
  };
}

/** The account's own slow work may hold what the call needs. */
export async function insist(call: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      await call();
      return;
    } catch {
      await sleep(500);
    }
  }
}
