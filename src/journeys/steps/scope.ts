import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Throttle } from '../throttle/throttle.ts';
import type { Sends } from './sends.ts';

/** What the steps of enrollments of one account need; `now` may be a simulated time. */
export interface StepScope {
  readonly tx: Sql;
  readonly owner: Owner;
  readonly now: Date;
  /** Scheme and host of the service's short links. */
  readonly linksUrl: string;
  readonly sends: Sends;
  /** Null: no limit. */
  readonly throttle: Throttle | null;
}
