import { SkillError } from '../../errors.ts';
import { auditCall } from '../../messaging/ledger/audit-call.ts';
import type { Owner } from '../../messaging/tenancy.ts';
import { newId } from '../../platform/ids.ts';
import { createKeyedHasher } from '../../platform/keyed-hasher.ts';
import type { Sql } from '../../platform/sql.ts';
import { CommandFailure } from '../failure.ts';
import { findAccount } from './queries.ts';
import { withDatabase } from './with-database.ts';

export interface Action {
  /** What it is called in the audit log: `operator.<name>`. */
  readonly name: string;
  readonly account: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface Ground {
  readonly tx: Sql;
  readonly owner: Owner;
  readonly state: string;
  readonly now: Date;
}

/** Does something to an account in one transaction with its entry in the account's audit log. */
export function act<T>({ name, account, params }: Action, work: (ground: Ground) => Promise<T>): Promise<T> {
  return withDatabase((database, config) =>
    database.transaction(async (tx) => {
      const found = await tx.row(findAccount, account);
      if (found === null)
        throw new CommandFailure(`There is no account ${account}. List them with: tern operator accounts`);
      const now = new Date();
      const result = await work({
        tx,
        owner: { tenantId: found.tenant_id, accountId: account },
        state: found.state,
        now,
      }).catch((error: Error) => {
        throw error instanceof SkillError ? new CommandFailure(error.message, 1, { cause: error }) : error;
      });
      await auditCall(tx, {
        skill: `operator.${name}`,
        params,
        account: { tenantId: found.tenant_id, accountId: account },
        key: { id: 'operator' },
        requestId: newId('req'),
        service: { hashesOf: createKeyedHasher(config.callKeys) },
        newId,
        now,
      });
      return result;
    }),
  );
}
