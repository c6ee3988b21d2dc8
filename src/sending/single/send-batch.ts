import { lockActiveNumbers } from '../../carriers/numbers/queries.ts';
import { readDayUsage } from '../../compliance/registration/day-usage.ts';
import { findListeners } from '../../events/outbox/listeners.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { readRecentSends } from '../rules/recent-sends.ts';
import { decideBatch } from './decide-batch.ts';
import { ensureBatchLinks } from './links.ts';
import { loadSends } from './load.ts';
import { planSend } from './plan.ts';
import { lockBalances } from './queries.ts';
import type { SendOutcome, SingleSend } from './request.ts';
import { saveAccepted } from './save-accepted.ts';

/**
 * Sends single messages of one tenant in one transaction: lock, load, decide, write. Every single
 * message goes this way, whichever skill sends it, alone or with others. Three round trips, without
 * programs and short links, whatever the number of messages.
 */
export async function sendBatch(tx: Sql, requests: readonly SingleSend[]): Promise<readonly SendOutcome[]> {
  const tenantId = requests[0]?.caller.tenantId ?? '';
  const latest = new Date(Math.max(...requests.map(({ now }) => now.getTime())));
  const planned = (await loadSends(tx, requests)).map(planSend);
  const rows = planned.map(({ row }) => row);
  // Before the balances: every transaction inserts links before it waits for them.
  const links = await ensureBatchLinks(tx, tenantId, planned, latest);
  const accountIds = unique(rows.map(({ account_id: id }) => id));
  const usageOf = planned.flatMap(({ request, row }) =>
    request.call?.tellsUsage === true ? [row.registration_id] : [],
  );
  const [recentSends, active, balances, usages, listeners] = await Promise.all([
    readRecentSends(
      tx,
      tenantId,
      planned.map(({ row, recipient, timing }) => ({
        accountId: row.account_id ?? '',
        phone: recipient.ok ? recipient.e164 : '',
        caps: row.account_id === null ? [] : (timing.evaluation?.caps ?? []),
        at: timing.dueAt,
      })),
      { lock: 'people' },
    ),
    tx.rows(lockActiveNumbers, tenantId, unique(rows.map(({ number_id: id }) => id))),
    // The calls of a batch may come before and after midnight; the debit belongs to the last.
    tx.rows(lockBalances, tenantId, accountIds, latest),
    readDayUsage(tx, tenantId, unique(usageOf), latest),
    findListeners(tx, tenantId, accountIds),
  ]);
  const activeNumbers = new Set(active.map(({ id }) => id));
  const { outcomes, accepted } = decideBatch(planned, { recentSends, activeNumbers, balances, usages });
  if (accepted.length > 0) await saveAccepted(tx, tenantId, accepted, { links, listeners });
  return outcomes;
}

function unique(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
