import { SkillError } from '../errors.ts';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import { type NextAction, needs } from '../next-actions.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { Principal } from './authenticate.ts';
import { findLiveKey } from './queries.ts';

/**
 * Keeps test keys from changing data that live keys use, by the table of the contract
 * (`x-test-key`). An account without a live key has no such data, so that its test keys may call
 * every skill; one that had a live key keeps the data. Throws invalid_permissions.
 */
export async function authorizeTestKey(
  sql: Sql,
  { account, key }: Principal,
  name: SkillName,
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  // What is simulated is held to the simulator where the number is known.
  if (key.mode !== 'test' || catalog[name].testKey !== 'dry_run' || params.dry_run === true) return;
  if ((await sql.row(findLiveKey, account.tenantId, account.accountId)) === null) return;
  throw new SkillError(
    'invalid_permissions',
    `${name} changes data of an account that has or had a live key, where a test key can only call it with dry_run. Use a live key, or an account with test keys alone.`,
    { details: { required: 'live', mode: key.mode }, nextActions: NEXT_ACTIONS },
  );
}

const NEXT_ACTIONS: readonly NextAction[] = [
  { skill: 'agent.whoami', params: {}, why: 'Shows the mode of this key.' },
  {
    skill: 'agent.provision',
    params: { mode: 'test' },
    needs: needs({ name: 'Name of the account.' }),
    why: 'Creates an account with a test key alone, which can call every skill.',
  },
];
