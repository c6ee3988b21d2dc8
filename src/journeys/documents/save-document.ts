import { edgeKey, edgesOf, nameOf } from '../../domain/journeys/graph.ts';
import { nameKey } from '../../domain/name-key.ts';
import { type FieldError, invalidParams } from '../../errors.ts';
import type { JourneyDocument } from '../../generated/types.ts';
import { toNullableJson } from '../../platform/database/json.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { type ConfigScope, checkConfig } from '../drafts/check-config.ts';
import { checkSettings } from '../drafts/check-settings.ts';
import { type JourneyRow, listNodes } from '../drafts/journey.ts';
import { wakeThrottled } from '../throttle/throttle.ts';

interface SaveScope extends ConfigScope {
  readonly now: Date;
  readonly newId: (prefix: IdPrefix) => string;
}

/**
 * Replaces the draft of a journey that the caller has locked, or creates one. Nodes of the same
 * name keep their IDs, so that enrollments can move to a version that is published from it. Throws
 * -32602 with the place of each problem in the document.
 */
export async function saveDocument(
  scope: SaveScope,
  journey: JourneyRow | null,
  document: JourneyDocument,
): Promise<string> {
  const { sql, owner, now, newId } = scope;
  const { tenantId, accountId } = owner;
  requireConnected(document);
  const entry = await checkSettings(scope, document, now);
  for (const [index, { config }] of document.nodes.entries())
    await checkConfig(scope, config).catch((error: unknown) => {
      throw atNode(error, index);
    });
  const rows = sql.tenant(tenantId);
  const id = journey?.id ?? newId('jrn');
  const known = journey === null ? [] : await listNodes(sql, journey);
  const ids = new Map(known.map((node) => [nameKey(node.name), node.id]));
  const idOf = (name: string): string => ids.get(nameKey(name)) ?? '';
  for (const { name } of document.nodes) if (!ids.has(nameKey(name))) ids.set(nameKey(name), newId('jnd'));
  const settings = {
    name: document.name.trim(),
    entry: entry,
    entry_rules: toNullableJson(document.entry_rules),
    exit: [...document.exit],
    reentry: document.reentry,
    max_messages_per_hour: document.max_messages_per_hour,
    throttle_per_minute: document.throttle_per_minute,
    start_node_id: document.start === null ? null : idOf(document.start),
    changed: true,
    updated_at: now,
  };
  if (journey === null)
    await rows.journeys.create({
      data: { tenant_id: tenantId, id, account_id: accountId, state: 'draft', created_at: now, ...settings },
    });
  else {
    await rows.journey_nodes.deleteMany({ where: { journey_id: id } });
    await rows.journeys.updateMany({ where: { id }, data: settings });
    if (document.throttle_per_minute !== journey.throttle_per_minute) await wakeThrottled(sql, tenantId, id, now);
  }
  await rows.journey_nodes.createMany({
    data: document.nodes.map(({ name, config }) => ({
      tenant_id: tenantId,
      id: idOf(name),
      journey_id: id,
      name: name.trim(),
      name_key: nameKey(name),
      config: config,
      created_at: now,
    })),
  });
  await rows.journey_edges.createMany({
    data: document.edges.map(({ from, to, kind, ...condition }) => ({
      tenant_id: tenantId,
      id: newId('jed'),
      journey_id: id,
      from_node_id: idOf(from),
      to_node_id: idOf(to),
      kind,
      variant: nameOf(condition) ?? '',
      created_at: now,
    })),
  });
  return id;
}

/** Every name stands for one node, and every edge for one that its node has. */
function requireConnected({ nodes, edges, start }: JourneyDocument): void {
  const byKey = new Map(nodes.map((node) => [nameKey(node.name), node]));
  const problems: FieldError[] = [];
  for (const [index, { name }] of nodes.entries())
    if (nameKey(name) === '' || nodes.findIndex((other) => nameKey(other.name) === nameKey(name)) < index)
      problems.push({ path: `/document/nodes/${index}/name`, rule: 'must be a name that no other node has' });
  if (start !== null && !byKey.has(nameKey(start)))
    problems.push({ path: '/document/start', rule: 'must be the name of a node' });
  const taken = new Set<string>();
  for (const [index, { from, to, kind, variant, branch }] of edges.entries()) {
    const path = `/document/edges/${index}`;
    const node = byKey.get(nameKey(from));
    if (node === undefined) problems.push({ path: `${path}/from`, rule: 'must be the name of a node' });
    if (!byKey.has(nameKey(to))) problems.push({ path: `${path}/to`, rule: 'must be the name of a node' });
    if (node === undefined) continue;
    const key = edgeKey(kind, kind === 'branch' ? branch : variant);
    if ((kind === 'branch' ? variant : branch) !== null)
      problems.push({ path, rule: 'must have a variant or a branch only with the kind of that name' });
    const possible = edgesOf(node.config);
    if (!possible.includes(key))
      problems.push({ path: `${path}/kind`, rule: `must be one of ${possible.join(', ') || 'none'}` });
    if (taken.has(`${nameKey(from)} ${key}`)) problems.push({ path, rule: 'must be the only edge of its kind' });
    taken.add(`${nameKey(from)} ${key}`);
  }
  if (problems.length > 0)
    throw invalidParams(
      `The document is not valid: ${problems
        .slice(0, 5)
        .map(({ path, rule }) => `${path} ${rule}`)
        .join('; ')}.`,
      problems.slice(0, 50),
    );
}

/** The error of a node's configuration, with its place in the document. */
function atNode(error: unknown, index: number): unknown {
  const { code, message, fieldErrors } = Object(error) as {
    code?: unknown;
    message?: string;
    fieldErrors?: FieldError[];
  };
  if (code !== -32602 || fieldErrors === undefined) return error;
  const moved = fieldErrors.map((each) => ({ ...each, path: `/document/nodes/${index}${each.path}` }));
  return invalidParams(message ?? '', moved);
}
