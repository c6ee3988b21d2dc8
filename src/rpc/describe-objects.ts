import type { Owner } from '../domain/account.ts';
import type { CallObject } from '../domain/call-effects/sentence.ts';
import type { Sql } from '../platform/database/sql.ts';

type Rows = ReturnType<Sql['tenant']>;
type Find = (rows: Rows, where: { readonly id: string }) => Promise<string | null | undefined>;

interface Named {
  readonly kind: string;
  readonly find: Find;
}

const contact: Named = {
  kind: 'contact',
  find: async (rows, where) => {
    const found = await rows.contacts.findFirst({ where });
    if (found === null) return null;
    const name = [found.first_name, found.last_name].filter((one) => one !== null && one !== '').join(' ');
    return name === '' ? found.phone : `${name} (${found.phone})`;
  },
};

/** How a person knows what a param names by its ID. */
const NAMED: Readonly<Record<string, Named>> = {
  campaign_id: { kind: 'campaign', find: async (rows, where) => (await rows.campaigns.findFirst({ where }))?.name },
  canned_reply_id: {
    kind: 'canned reply',
    find: async (rows, where) => (await rows.canned_replies.findFirst({ where }))?.name,
  },
  contact_id: contact,
  winner_id: contact,
  loser_id: contact,
  edge_id: {
    kind: 'edge',
    find: async (rows, where) => {
      const edge = await rows.journey_edges.findFirst({ where });
      if (edge === null) return null;
      const nodes = await rows.journey_nodes.findMany({ where: { id: { in: [edge.from_node_id, edge.to_node_id] } } });
      const nameOf = (id: string): string => nodes.find((node) => node.id === id)?.name ?? id;
      return `from ${nameOf(edge.from_node_id)} to ${nameOf(edge.to_node_id)}`;
    },
  },
  journey_id: { kind: 'journey', find: async (rows, where) => (await rows.journeys.findFirst({ where }))?.name },
  key_id: { kind: 'key', find: async (rows, where) => (await rows.api_keys.findFirst({ where }))?.name },
  link_id: { kind: 'link', find: async (rows, where) => (await rows.links.findFirst({ where }))?.url },
  list_id: { kind: 'list', find: async (rows, where) => (await rows.lists.findFirst({ where }))?.name },
  node_id: { kind: 'node', find: async (rows, where) => (await rows.journey_nodes.findFirst({ where }))?.name },
  to_node_id: { kind: 'node', find: async (rows, where) => (await rows.journey_nodes.findFirst({ where }))?.name },
  number_id: { kind: 'number', find: async (rows, where) => (await rows.phone_numbers.findFirst({ where }))?.phone },
  outcome_id: { kind: 'outcome', find: async (rows, where) => (await rows.outcomes.findFirst({ where }))?.name },
  rule_id: { kind: 'rule', find: async (rows, where) => (await rows.automation_rules.findFirst({ where }))?.name },
  schedule_id: {
    kind: 'schedule of reports',
    find: async (rows, where) => (await rows.report_schedules.findFirst({ where }))?.kind,
  },
  segment_id: { kind: 'segment', find: async (rows, where) => (await rows.segments.findFirst({ where }))?.name },
  source_id: { kind: 'source', find: async (rows, where) => (await rows.consent_sources.findFirst({ where }))?.name },
  tag_id: { kind: 'tag', find: async (rows, where) => (await rows.tags.findFirst({ where }))?.name },
  template_id: { kind: 'template', find: async (rows, where) => (await rows.templates.findFirst({ where }))?.name },
  webhook_id: {
    kind: 'webhook',
    find: async (rows, where) => (await rows.webhook_endpoints.findFirst({ where }))?.url,
  },
};

/** Params that a person understands as they stand. */
const PLAIN: Readonly<Record<string, string>> = {
  external_ref: 'end-customer',
  from: 'tag',
  into: 'tag',
  phone: 'number',
  to: 'number',
  webhook_url: 'endpoint',
};

/** The objects that the params of a call name, before it changes them. */
export async function describeObjects(
  sql: Sql,
  { tenantId }: Owner,
  params: Readonly<Record<string, unknown>>,
): Promise<readonly CallObject[]> {
  const rows = sql.tenant(tenantId);
  const objects: CallObject[] = [];
  for (const [param, value] of Object.entries(params)) {
    if (typeof value !== 'string') continue;
    const named = NAMED[param];
    const plain = PLAIN[param];
    if (plain !== undefined) objects.push({ kind: plain, id: value, name: value });
    if (named === undefined) continue;
    const name = await named.find(rows, { id: value });
    if (name != null) objects.push({ kind: named.kind, id: value, name });
  }
  return objects.slice(0, MAX_OBJECTS).map((one) => ({ ...one, name: one.name.slice(0, MAX_NAME) }));
}

const MAX_OBJECTS = 5;
const MAX_NAME = 200;

/** Where the answer of a skill counts the people whom it is about. */
const COUNTS: Readonly<Record<string, (answer: Readonly<Record<string, unknown>>) => unknown>> = {
  'campaigns.cancel': ({ canceled_messages: canceled }) => canceled,
  'hygiene.suppressInvalid': ({ affected }) => affected,
  'journeys.enroll': ({ enrolled }) => enrolled,
  'journeys.moveEnrollments': ({ move }) => (Object(move) as { readonly total?: unknown }).total,
  'journeys.setState': ({ ended }) => ended,
  'lists.delete': ({ members }) => members,
  'tags.delete': ({ affected }) => affected,
  'tags.merge': ({ affected }) => affected,
};

/** The people whom a call is about, as its dry run counted them; null: none, or not known. */
export function countPeople(skill: string, answer: Readonly<Record<string, unknown>>): number | null {
  const count = COUNTS[skill]?.(answer);
  return typeof count === 'number' ? count : null;
}
