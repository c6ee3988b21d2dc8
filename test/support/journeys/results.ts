import type { TestAccount, TestApp } from '../app.ts';
import { buildJourney } from './build.ts';

const variants = ['short', 'long', 'none'].map((name, index) => ({ name, share: index === 2 ? 10 : 45 }));
const message = (text: string) => ({
  kind: 'send' as const,
  text: `${text} https://example.com/sale. Reply STOP to opt out.`,
  shorten_links: true,
});

/** Contacts get a short or a long message, or none, and another one an hour later. */
export const buildSplit = (account: TestAccount) =>
  buildJourney(
    account,
    { entry: { kind: 'call' }, reentry: { kind: 'after_exit' } },
    {
      tone: { kind: 'random_split', variants },
      short: message('Shop: Sale'),
      long: message('Shop: The great sale of the summer'),
      hour: { kind: 'delay', duration: { amount: 1, unit: 'hours' } },
      last: message('Shop: Last chance'),
      end: { kind: 'exit' },
    },
    [
      ...(['short', 'long'] as const).map((name) => ['tone', `variant:${name}`, name] as const),
      ['tone', 'variant:none', 'hour'],
      ...(['short', 'long'] as const).map((name) => [name, 'next', 'hour'] as const),
      ['hour', 'next', 'last'],
      ['last', 'next', 'end'],
    ],
  );

export interface Results {
  readonly [key: string]: readonly (number | string)[];
}

/**
 * Of the nodes and variants of the account's journey, as journeys.stats shows them: sent,
 * delivered, failed, clicks, replies, opt-outs, conversions and their value.
 */
export async function resultsOf(account: TestAccount): Promise<Results> {
  const { items } = await account.call('journeys.list', {});
  if (items[0] === undefined) return {};
  const { nodes } = await account.call('journeys.stats', { journey_id: items[0].id });
  const shown = nodes.flatMap(({ node_name: name, results, variants: split = [] }) => [
    ...(results === undefined ? [] : [{ name, results }]),
    ...split.map((one) => ({ name: `variant ${one.name}`, results: one.results })),
  ]);
  return Object.fromEntries(
    shown.map(({ name, results: { sent, delivered, failed, clicks, replies, opt_outs, conversions, ...more } }) => [
      name,
      [
        ...[sent, delivered, failed, clicks, replies, opt_outs, conversions],
        more.conversion_value.map(({ currency, value_minor: value }) => `${value} ${currency}`).join(),
      ],
    ]),
  );
}

/** The same, counted from the messages and the steps without any code of the measures. */
export async function countNodes(app: TestApp, { accountId }: TestAccount): Promise<Results> {
  const { rows: found } = await app.parts.database.pool.query<{ name: string; counts: (number | string)[] }>(
    `WITH own AS (
       SELECT m.*, s.node_id AS at_node, v.variant FROM journey_enrollments e
         JOIN journey_steps s ON s.enrollment_id = e.id AND s.detail ? 'message_id' JOIN messages m ON m.id = s.detail ->> 'message_id'
         JOIN (SELECT enrollment_id, detail ->> 'variant' AS variant FROM journey_steps WHERE detail ? 'variant') v ON v.enrollment_id = e.id
        WHERE e.tenant_id = $1),
     keys AS (
       SELECT n.name, n.id AS node_id, NULL AS variant FROM journey_nodes n WHERE n.tenant_id = $1 AND n.config ->> 'kind' = 'send'
       UNION ALL
       SELECT 'variant ' || (v ->> 'name'), NULL, v ->> 'name' FROM journey_nodes n, jsonb_array_elements(n.config -> 'variants') v WHERE n.tenant_id = $1)
     SELECT k.name, jsonb_build_array(
              count(o.id) FILTER (WHERE o.accepted_at IS NOT NULL), count(o.id) FILTER (WHERE o.state = 'delivered'),
              count(o.id) FILTER (WHERE o.state IN ('undelivered', 'failed', 'expired', 'rejected')),
              (SELECT coalesce(sum(k2.clicks), 0) FROM link_clicks k2 WHERE k2.tenant_id = $1 AND k2.rule = 'human'
                  AND k2.measure_group IN (SELECT x.measure_group FROM own x WHERE x.at_node = k.node_id OR x.variant = k.variant)),
              (SELECT count(*) FROM inbound_messages i WHERE i.account_id = $1 AND i.intent NOT IN ('stop', 'narrow')
                  AND i.measure_group IN (SELECT x.measure_group FROM own x WHERE x.at_node = k.node_id OR x.variant = k.variant)),
              (SELECT count(*) FROM consent_entries c WHERE c.account_id = $1 AND c.status = 'opted_out'
                  AND c.measure_group IN (SELECT x.measure_group FROM own x WHERE x.at_node = k.node_id OR x.variant = k.variant)),
              (SELECT count(*) FROM conversions c WHERE c.account_id = $1
                  AND c.message_id IN (SELECT x.id FROM own x WHERE x.at_node = k.node_id OR x.variant = k.variant)),
              coalesce((SELECT string_agg(value || ' ' || currency, ',' ORDER BY currency) FROM (
                 SELECT c.currency, sum(c.value_minor) AS value FROM conversions c WHERE c.account_id = $1 AND c.currency IS NOT NULL
                    AND c.message_id IN (SELECT x.id FROM own x WHERE x.at_node = k.node_id OR x.variant = k.variant) GROUP BY 1) sums), '')) AS counts
       FROM keys k LEFT JOIN own o ON o.at_node = k.node_id OR o.variant = k.variant GROUP BY k.name, k.node_id, k.variant`,
    [accountId],
  );
  return Object.fromEntries(found.map(({ name, counts }) => [name, counts]));
}
