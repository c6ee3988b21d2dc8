import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/sql.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import { fillEndStates } from '../sending/stranded/end-states.ts';
import { findStranded, type Stranded } from '../upkeep/find-stranded.ts';
import type { Run } from './loop.ts';

const nextTenant = statement<[after: string], { tenant_id: string }>(
  'workers.next_tenant',
  'SELECT tenant_id FROM credit_accounts WHERE tenant_id > $1 ORDER BY tenant_id LIMIT 1',
);

/** Of a minute; a page of messages takes about 50 ms. */
const BUDGET_MS = 500;
const KINDS = ['messages', 'holds', 'enrollments'] as const;

/**
 * Looks for rows that no worker will ever finish, tenant after tenant in an endless cycle, for half
 * a second per run. Only an operator fixes them (`tern operator repair`), because each tells of a
 * fault.
 */
export function createStrandedCheck(
  database: Database,
  { log, metrics }: { readonly log: Logger; readonly metrics: Metrics },
): Run {
  const found = new Map<string, Readonly<Record<(typeof KINDS)[number], number>>>();
  let cycle: AsyncGenerator<void> | null = null;

  const report = (tenantId: string, stranded: Stranded): void => {
    const counts = {
      messages: stranded.messages.length,
      holds: stranded.holds.length,
      enrollments: stranded.enrollments.length,
    };
    const isStranded = KINDS.some((kind) => counts[kind] > 0);
    if (isStranded && !found.has(tenantId)) log.error({ tenantId, ...counts }, 'rows without a worker found');
    if (isStranded) found.set(tenantId, counts);
    else found.delete(tenantId);
    for (const kind of KINDS)
      metrics.stranded.set(
        { kind },
        [...found.values()].reduce((sum, one) => sum + one[kind], 0),
      );
  };

  async function* walk(): AsyncGenerator<void> {
    for (let after = ''; ; ) {
      const tenant = await database.row(nextTenant, after);
      if (tenant === null) return;
      after = tenant.tenant_id;
      const tenantId = after;
      const near = database.near(tenantId);
      report(tenantId, await findStranded(near, tenantId, (from, to) => fillEndStates(near, tenantId, from, to)));
      yield;
    }
  }

  return async () => {
    const until = performance.now() + BUDGET_MS;
    cycle ??= walk();
    while (performance.now() < until) {
      if ((await cycle.next()).done !== true) continue;
      cycle = null;
      break;
    }
    return false;
  };
}
