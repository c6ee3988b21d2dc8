import { readFileSync } from 'node:fs';
import type { Furnish } from './index.ts';

interface Graph {
  readonly nodes: readonly { readonly id: string; readonly name: string; readonly config: object }[];
  readonly edges: readonly {
    readonly id: string;
    readonly from_node_id: string;
    readonly to_node_id: string;
    readonly kind: string;
    readonly condition: { readonly variant?: string; readonly branch?: string } | null;
  }[];
}

/** The graph that the contract shows as the answer of journeys.get. */
function shownGraph(): Graph {
  const contract = JSON.parse(readFileSync(new URL('../../../openrpc.json', import.meta.url), 'utf8')) as {
    methods: { name: string; examples: { result?: { value: Graph } }[] }[];
  };
  const graph = contract.methods.find(({ name }) => name === 'journeys.get')?.examples[0]?.result?.value;
  if (graph === undefined) throw new Error('journeys.get has no example.');
  return graph;
}

const { nodes, edges } = shownGraph();

const nameOf = (condition: Graph['edges'][number]['condition']): string =>
  condition?.variant ?? condition?.branch ?? '';

const node = (number: number, name: string, config: object) => ({
  id: `jnd_01jd00000000000000000000${number}`,
  name,
  config,
  start: number === 21,
});
const DELAY = { kind: 'delay', duration: { amount: 1, unit: 'days' } };
const EXIT = { kind: 'exit' };
const SPLIT = {
  kind: 'random_split',
  variants: [
    { name: 'a', share: 50 },
    { name: 'b', share: 50 },
  ],
};

/** A complete draft, an active journey in which the one contact waits, and an unfinished draft. */
export const furnishJourneys: Furnish = async (pool, { tenantId }) => {
  const unfinished = [node(31, 'A day', DELAY), node(32, 'End', EXIT), node(33, 'Lone', SPLIT)];
  const drafts = [
    { id: 'jrn_01jd0000000000000000000001', name: 'Welcome', start: nodes[0]?.id, nodes, edges },
    {
      id: 'jrn_01jd0000000000000000000003',
      name: 'Unfinished',
      start: unfinished[0]?.id,
      nodes: unfinished,
      edges: [],
    },
  ];
  for (const { id, name, start, nodes: own, edges: ownEdges } of drafts) {
    await pool.query(
      `INSERT INTO journeys (tenant_id, id, account_id, name, state, entry, exit, reentry, start_node_id, changed, created_at, updated_at)
       VALUES ($1, $2, $1, $3, 'draft', '{"kind": "event", "name": "signed_up"}', '[]', '{"kind": "never"}', $4, true, now(), now())`,
      [tenantId, id, name, start],
    );
    for (const one of own)
      await pool.query(
        'INSERT INTO journey_nodes (tenant_id, id, journey_id, name, name_key, config, created_at) VALUES ($1, $2, $3, $4, lower($4), $5, now())',
        [tenantId, one.id, id, one.name, JSON.stringify(one.config)],
      );
    for (const edge of ownEdges)
      await pool.query(
        'INSERT INTO journey_edges (tenant_id, id, journey_id, from_node_id, to_node_id, kind, variant, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, now())',
        [tenantId, edge.id, id, edge.from_node_id, edge.to_node_id, edge.kind, nameOf(edge.condition)],
      );
  }
  await furnishActive(pool, { tenantId });
  await furnishFinished(pool, { tenantId });
};

const furnishActive: Furnish = async (pool, { tenantId }) => {
  const id = 'jrn_01jd0000000000000000000002';
  const definition = {
    entry: { kind: 'call' },
    entry_rules: null,
    exit: [],
    reentry: { kind: 'never' },
    max_messages_per_hour: 10,
    nodes: [node(21, 'A day', DELAY), { ...node(22, 'End', EXIT), start: false }],
    edges: [
      {
        id: 'jed_01jd0000000000000000000021',
        kind: 'next',
        condition: null,
        from_node_id: 'jnd_01jd0000000000000000000021',
        to_node_id: 'jnd_01jd0000000000000000000022',
      },
    ],
  };
  await pool.query(
    `INSERT INTO journeys (tenant_id, id, account_id, name, state, entry, exit, reentry, published_version, changed, created_at, updated_at)
     VALUES ($1, $2, $1, 'Reminder', 'active', '{"kind": "call"}', '[]', '{"kind": "never"}', 1, false, now(), now())`,
    [tenantId, id],
  );
  await pool.query(
    'INSERT INTO journey_versions (tenant_id, journey_id, version, definition, published_at) VALUES ($1, $2, 1, $3, now())',
    [tenantId, id, JSON.stringify(definition)],
  );
  await pool.query(
    `INSERT INTO journey_enrollments (tenant_id, id, account_id, journey_id, version, contact_id, state, node_id, arrived_at, due_at, attempts, steps, event, entered_at)
     VALUES ($1, 'enr_01jd0000000000000000000001', $1, $2, 1, 'con_01jd0000000000000000000001', 'active', 'jnd_01jd0000000000000000000021', now(), now() + interval '10 years', 1, 1,
             '{"name": null, "properties": {}, "occurred_at": "2026-11-20T12:00:00.000Z"}', now())`,
    [tenantId, id],
  );
  await pool.query(
    `INSERT INTO journey_steps (tenant_id, enrollment_id, step, node_id, outcome, detail, at)
     VALUES ($1, 'enr_01jd0000000000000000000001', 1, 'jnd_01jd0000000000000000000021', 'waits', '{"until": "2026-11-21T12:00:00.000Z"}', now())`,
    [tenantId],
  );
  await pool.query(
    `INSERT INTO journey_moves (tenant_id, id, account_id, journey_id, from_node_id, to_node_id, to_version, state, cursor, total, moved, created_at, finished_at)
     VALUES ($1, 'jmv_01jd0000000000000000000001', $1, $2, 'jnd_01jd0000000000000000000021', 'jnd_01jd0000000000000000000022', 1, 'completed', '', 1, 1, now(), now())`,
    [tenantId, id],
  );
  await pool.query(
    "INSERT INTO journey_counts (tenant_id, journey_id, version, node_id, edge, count) VALUES ($1, $2, 1, 'jnd_01jd0000000000000000000021', 'in', 1)",
    [tenantId, id],
  );
};

/** An active journey that three contacts went through, with the results of its messages. */
const furnishFinished: Furnish = async (pool, { tenantId }) => {
  const id = 'jrn_01jd0000000000000000000004';
  const at = (number: number): string => `jnd_01jd00000000000000000000${number}`;
  const variants = [
    { name: 'short', share: 50 },
    { name: 'long', share: 50 },
  ];
  const send = (text: string) => ({ kind: 'send', text });
  const edge = (number: number, from: number, kind: string, to: number, variant?: string) => ({
    id: `jed_01jd00000000000000000000${number}`,
    from_node_id: at(from),
    to_node_id: at(to),
    kind,
    condition: variant === undefined ? null : { variant },
  });
  const definition = {
    entry: { kind: 'call' },
    entry_rules: null,
    exit: [],
    reentry: { kind: 'never' },
    max_messages_per_hour: 10,
    nodes: [
      {
        ...node(41, 'Which tone?', {
          kind: 'random_split',
          variants,
          winner: { metric: 'clicks', decide_after_hours: 168 },
        }),
        start: true,
      },
      node(42, 'Short', send('Acme: Sale! Reply STOP to opt out.')),
      node(43, 'Long', send('Acme: Our great sale has begun! Reply STOP to opt out.')),
      node(44, 'End', EXIT),
    ],
    edges: [
      edge(41, 41, 'variant', 42, 'short'),
      edge(42, 41, 'variant', 43, 'long'),
      edge(43, 42, 'next', 44),
      edge(44, 43, 'next', 44),
    ],
  };
  await pool.query(
    `INSERT INTO journeys (tenant_id, id, account_id, name, state, entry, exit, reentry, published_version, changed, created_at, updated_at)
     VALUES ($1, $2, $1, 'Sale', 'active', '{"kind": "call"}', '[]', '{"kind": "never"}', 1, false, now(), now())`,
    [tenantId, id],
  );
  await pool.query(
    'INSERT INTO journey_versions (tenant_id, journey_id, version, definition, published_at) VALUES ($1, $2, 1, $3, now())',
    [tenantId, id, JSON.stringify(definition)],
  );
  const counts = [
    ...[at(41), 'in', 3, at(41), 'variant:short', 2, at(41), 'variant:long', 1],
    ...[at(42), 'in', 2, at(42), 'next', 2, at(43), 'in', 1, at(43), 'next', 1, at(44), 'in', 3],
  ];
  for (let index = 0; index < counts.length; index += 3)
    await pool.query(
      'INSERT INTO journey_counts (tenant_id, journey_id, version, node_id, edge, count) VALUES ($1, $2, 1, $3, $4, $5)',
      [tenantId, id, ...counts.slice(index, index + 3)],
    );
  for (const [nth, variant] of ['short', 'short', 'long'].entries())
    await pool.query(
      `INSERT INTO journey_enrollments (tenant_id, id, account_id, journey_id, version, contact_id, state, reason, node_id, arrived_at, attempts, steps, event, entered_at, ended_at, variants)
       VALUES ($1, 'enr_01jd000000000000000000004' || $3, $1, $2, 1, 'con_01jd0000000000000000000001', 'completed', 'exit', $4, now(), 0, 3, '{"name": null, "properties": {}, "occurred_at": "2026-11-20T12:00:00.000Z"}',
               now(), now(), jsonb_build_array(jsonb_build_object('node_id', $5::text, 'variant', $6::text, 'at', '2026-11-20T12:00:00.000Z')))`,
      [tenantId, id, String(nth), at(44), at(41), variant],
    );
  await pool.query(
    `INSERT INTO journey_splits (tenant_id, journey_id, node_id, account_id, version, started_at, ended_at, decided_at, reason, tallies)
     VALUES ($1, $2, $3, $1, 1, '2026-11-10T12:00:00Z', '2026-11-19T12:00:00Z', '2026-11-20T12:00:00Z', 'too_few_recipients', $4)`,
    [
      ...[tenantId, id, at(41)],
      JSON.stringify([
        { name: 'short', recipients: 2, events: 1 },
        { name: 'long', recipients: 1, events: 0 },
      ]),
    ],
  );
  const groups = [
    { variant: 'short', sender: at(42), sent: 2, delivered: 2, undelivered: 0, clicks: 2, clickers: 1 },
    { variant: 'long', sender: at(43), sent: 1, delivered: 0, undelivered: 1, clicks: 0, clickers: 0 },
  ];
  for (const { variant, sender, sent, delivered, undelivered, clicks, clickers } of groups) {
    await pool.query(
      `INSERT INTO measure_groups (tenant_id, key, campaign_id, variant, journey_id, node_id, journey_version, path, rule_id, template_id, number_id, carrier, country, purpose, source_id)
       VALUES ($1, '~' || $4 || $2, '', '', $3, $4, '1', $5, '', '', '', '', 'US', 'marketing', '')`,
      [tenantId, variant, id, sender, JSON.stringify([[at(41), variant]])],
    );
    const sums = [tenantId, `~${sender}${variant}`];
    await pool.query(
      `INSERT INTO measure_totals (tenant_id, group_key, currency, accepted, sent, delivered, undelivered, rejected, unconfirmed, canceled, excluded, segments, credits, credits_returned,
                                   clicks, bot_clicks, clickers, replies, opt_ins, opt_outs, conversions, value_minor)
       VALUES ($1, $2, '', $3, $3, $4, $5, 0, 0, 0, 0, $3, $3, 0, $6, 0, $7, 0, 0, 0, 0, 0)`,
      [...sums, sent, delivered, undelivered, clicks, clickers],
    );
    if (variant === 'short')
      await pool.query(
        `INSERT INTO measure_totals (tenant_id, group_key, currency, accepted, sent, delivered, undelivered, rejected, unconfirmed, canceled, excluded, segments, credits, credits_returned,
                                     clicks, bot_clicks, clickers, replies, opt_ins, opt_outs, conversions, value_minor)
         VALUES ($1, $2, 'USD', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 4900)`,
        sums,
      );
  }
};
