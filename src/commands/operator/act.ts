import { auditCall } from '../../audit/audit-call.ts';
import type { Account, Owner } from '../../domain/account.ts';
import { SkillError } from '../../errors.ts';
import { createKeyedHasher } from '../../platform/crypto/keyed-hasher.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { CommandFailure } from '../failure.ts';
import { findAccount } from './queries.ts';
import { withDatabase } from './with-database.ts';

export interface Action {
  /** Name in the audit log: `operator.<name>`. */
  readonly name: string;
  readonly account: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export interface ActionContext {
  readonly tx: Sql;
  readonly owner: Owner;
  readonly kind: Account['kind'];
  readonly state: string;
  readonly now: Date;
}

/** Runs an operator action in one transaction with its audit entry. */
export function act<T>({ name, account, params }: Action, work: (context: ActionContext) => Promise<T>): Promise<T> {
  return withDatabase((database, config) =>
    database.transaction(async (tx) => {
      const found = await tx.row(findAccount, account);
      if (found === null)
        throw new CommandFailure(`Account ${account} does not exist. List accounts with: tern operator accounts`);
      const now = new Date();
      const result = await work({
        tx,
        owner: { tenantId: found.tenant_id, accountId: account },
        kind: found.kind as Account['kind'],
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
