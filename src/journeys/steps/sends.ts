import { type Funds, readFunds } from '../../credits/funds.ts';
import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { acceptMessages, type BulkMessage, type BulkOrigin } from '../../sending/bulk/accept.ts';
import type { Evaluation } from '../../sending/bulk/evaluate.ts';

/** How messages of journeys are paid and queued, which differs in a simulation. */
export interface Sends {
  /** The lock under which the recent messages of the contacts are counted. */
  readonly lock: 'account' | 'none';
  readFunds(tx: Sql, owner: Owner, now: Date): Promise<Funds>;
  accept(
    tx: Sql,
    owner: Owner,
    evaluations: readonly Evaluation[],
    origin: BulkOrigin,
    now: Date,
  ): Promise<readonly BulkMessage[]>;
}

/** Of the workers. */
export const SENDS: Sends = { lock: 'account', readFunds, accept: acceptMessages };
