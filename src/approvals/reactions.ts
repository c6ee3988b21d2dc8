import type { Owner } from '../domain/account.ts';
import { LEADS_TO, type LeadsTo } from '../domain/call-effects/leads-to.ts';
import { callEffect } from '../effect-of-call.ts';
import type { NewSignal } from '../events/signals/signal.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

/** The nodes of the journeys, and the actions of the rules, that wait for one of the signals. */
const findReactions = statement<
  [tenantId: string, accountId: string, kinds: readonly string[], names: readonly string[]],
  { readonly nodes: unknown; readonly actions: unknown }
>(
  'approvals.find_reactions',
  `SELECT v.definition -> 'nodes' AS nodes, r.actions
     FROM (SELECT DISTINCT l.listener_id
             FROM unnest($3::text[], $4::text[]) AS one (kind, name)
             JOIN signal_listeners l ON l.tenant_id = $1 AND l.account_id = $2
                  AND l.kind = one.kind COLLATE "C" AND l.name IN (one.name COLLATE "C", '')) heard
     LEFT JOIN journeys j ON j.tenant_id = $1 AND j.id = heard.listener_id
     LEFT JOIN journey_versions v ON v.tenant_id = $1 AND v.journey_id = j.id AND v.version = j.published_version
     LEFT JOIN automation_rules r ON r.tenant_id = $1 AND r.id = heard.listener_id`,
);

/** What the journeys and rules of the account that wait for these signals set going. */
export async function reactionsTo(
  sql: Sql,
  { tenantId, accountId }: Owner,
  signals: readonly NewSignal[],
): Promise<readonly LeadsTo[]> {
  const distinct = [...new Map(signals.map((one) => [`${one.kind} ${one.name}`, one])).values()];
  const [kinds, names] = [distinct.map(({ kind }) => kind), distinct.map(({ name }) => name)];
  const found = (await sql.rows(findReactions, tenantId, accountId, kinds, names)).flatMap(({ nodes, actions }) => [
    ...(nodes === null ? [] : callEffect('journeys.import', { document: { nodes } }).leadsTo),
    ...(actions === null ? [] : callEffect('automation.create', { actions }).leadsTo),
  ]);
  return LEADS_TO.filter((one) => found.includes(one));
}
