import type { Owner } from '../../domain/account.ts';
import type { Running } from '../../generated/types.ts';
import type { Sql } from '../../platform/database/sql.ts';

const MAX_SHOWN = 10;

/** What runs now, newest first, by the partial indexes of running rows. */
export async function readRunning(sql: Sql, { tenantId, accountId }: Owner): Promise<Running> {
  const { campaigns, journeys, plan_jobs: jobs } = sql.tenant(tenantId);
  const page = { orderBy: { id: 'desc' }, take: MAX_SHOWN } as const;
  const [sending, active, running] = await Promise.all([
    campaigns.findMany({
      where: { account_id: accountId, state: 'running' },
      select: { id: true, name: true, launched_at: true },
      ...page,
    }),
    journeys.findMany({ where: { account_id: accountId, state: 'active' }, select: { id: true, name: true }, ...page }),
    jobs.findMany({
      where: { account_id: accountId, state: 'running' },
      select: { id: true, created_at: true },
      ...page,
    }),
  ]);
  return {
    campaigns: sending.map(({ id, name, launched_at: at }) => ({ id, name, launched_at: at?.toISOString() ?? null })),
    journeys: active,
    jobs: running.map(({ id, created_at: at }) => ({ id, created_at: at.toISOString() })),
  };
}
