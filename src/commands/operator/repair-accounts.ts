import { auditCall } from '../../audit/audit-call.ts';
import type { Owner } from '../../domain/account.ts';
import { createKeyedHasher } from '../../platform/crypto/keyed-hasher.ts';
import type { Database } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { findStranded, type Stranded } from '../../upkeep/find-stranded.ts';
import { previewRepair, type Repaired, repairStranded } from '../../upkeep/repair-stranded.ts';
import { CommandFailure } from '../failure.ts';
import { findAccount, listTenants } from './queries.ts';
import { withDatabase } from './with-database.ts';

interface Options {
  readonly account: string | null;
  readonly apply: boolean;
  readonly json: boolean;
}

type Row = Repaired & { readonly account: string };

/** Prints a line per account, and with `apply` repairs one account after the other. */
export async function repair({ account, apply, json }: Options): Promise<void> {
  const now = new Date();
  const rows = await withDatabase(async (database, config) => {
    const hashesOf = createKeyedHasher(config.callKeys);
    const found: Row[] = [];
    for (const tenantId of await tenantsOf(database, account)) {
      const stranded = await findStranded(database, tenantId);
      for (const accountId of accountsOf(stranded, account)) {
        const owner = { tenantId, accountId };
        found.push({
          account: accountId,
          ...(apply ? await fix(database, owner, stranded) : previewRepair(stranded, accountId, now)),
        });
      }
    }
    return found;

    function fix(into: Database, owner: Owner, stranded: Stranded): Promise<Repaired> {
      return into.transaction(async (tx) => {
        const repaired = await repairStranded(tx, owner, stranded, now);
        const call = { skill: 'operator.repair', params: { ...repaired }, account: owner, key: { id: 'operator' } };
        await auditCall(tx, { ...call, requestId: newId('req'), service: { hashesOf }, newId, now });
        return repaired;
      });
    }
  });
  if (json) {
    process.stdout.write(`${JSON.stringify({ applied: apply, accounts: rows })}\n`);
    return;
  }
  for (const { account: id, requeued, canceled, enrollments, releasedCredits } of rows)
    process.stdout.write(
      `${id}: messages to queue again: ${requeued}; to cancel: ${canceled}; contacts to move on: ${enrollments}; credits to return: ${releasedCredits}\n`,
    );
  const end = rows.length === 0 ? '' : apply ? ' All were repaired.' : ' Nothing was changed: repeat with --apply.';
  process.stdout.write(
    `${rows.length} ${rows.length === 1 ? 'account' : 'accounts'} with rows that no worker will finish.${end}\n`,
  );
}

async function tenantsOf(database: Database, account: string | null): Promise<readonly string[]> {
  if (account === null) return (await database.rows(listTenants)).map(({ tenant_id: id }) => id);
  const found = await database.row(findAccount, account);
  if (found === null)
    throw new CommandFailure(`There is no account ${account}. List them with: tern operator accounts`);
  return [found.tenant_id];
}

function accountsOf({ messages, holds, enrollments }: Stranded, only: string | null): readonly string[] {
  const all = new Set([...messages, ...holds, ...enrollments].map(({ account_id: id }) => id));
  return [...all].filter((id) => only === null || id === only).sort();
}
