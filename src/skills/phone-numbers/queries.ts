import { NUMBER, type NumberRow } from '../../carriers/numbers/queries.ts';
import type { Owner } from '../../domain/account.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

export const getNumber = statement<[tenantId: string, accountId: string, id: string], NumberRow>(
  'numbers.get',
  `SELECT ${NUMBER} FROM phone_numbers WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR UPDATE`,
);

/** One page, ordered by id. */
export async function listNumbers(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { after, state, limit }: { readonly after: string; readonly state: string | undefined; readonly limit: number },
): Promise<NumberRow[]> {
  const rows = await sql.tenant(tenantId).phone_numbers.findMany({
    where: { account_id: accountId, id: { gt: after }, ...(state && { state }) },
    orderBy: { id: 'asc' },
    take: limit,
  });
  return rows;
}

/** The caller must have locked the number. */
export async function changeNumber(
  tx: Sql,
  { tenantId }: Owner,
  id: string,
  { isDefault, programId }: { readonly isDefault: boolean; readonly programId: string | null },
): Promise<void> {
  const assignment = programId === null ? 'unassigned' : 'assigned';
  const data = { is_default: isDefault, program_id: programId, assignment };
  await tx.tenant(tenantId).phone_numbers.updateMany({ where: { id }, data });
}

/**
 * Whether messages from the number are still unsent, or an unfinished campaign uses the number. Its
 * single messages wait in its own queue, those of a program in one per campaign and number.
 */
export const isInUse = statement<[tenantId: string, numberId: string], { used: boolean }>(
  'numbers.is_in_use',
  `SELECT EXISTS (SELECT 1 FROM message_queue WHERE tenant_id = $1 AND queue = $2)
       OR EXISTS (SELECT 1 FROM campaign_numbers p JOIN message_queue q ON q.tenant_id = $1 AND q.queue = p.campaign_id || '/' || p.number_id
                   WHERE p.tenant_id = $1 AND p.number_id = $2)
       OR EXISTS (SELECT 1 FROM message_leases l JOIN messages m ON m.tenant_id = $1 AND m.id = ANY (l.message_ids) WHERE l.tenant_id = $1 AND m.number_id = $2)
       OR EXISTS (SELECT 1 FROM campaigns WHERE tenant_id = $1 AND number_id = $2 AND state IN ('scheduled', 'recurring', 'running', 'paused')) AS used`,
);

/** The phone number stays reserved, because replies to it must not reach another account. */
export async function releaseNumber(tx: Sql, { tenantId }: Owner, number: NumberRow, now: Date): Promise<NumberRow> {
  const released = await tx.tenant(tenantId).phone_numbers.update({
    where: { tenant_id_id: { tenant_id: tenantId, id: number.id } },
    data: { state: 'released', is_default: false, released_at: number.released_at ?? now },
  });
  return released;
}
