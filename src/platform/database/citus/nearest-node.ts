import type { Logger } from '../../logger.ts';
import { withTimeout } from '../../with-timeout.ts';
import type { Database } from '../database.ts';
import { statement } from '../sql.ts';
import type { OnWrites } from '../writes.ts';

/** Shards move seldom, and a statement that reaches a node without the shard is passed on. */
const REFRESH_MS = 30_000;
const PROBE_MS = 2_000;
/** Tenants whose shard a process remembers. */
const MAX_TENANTS = 100_000;

interface Placed {
  readonly shard: number;
  readonly host: string;
  readonly port: number;
  /** Whether the statement itself ran there. */
  readonly is_here: boolean;
}

/**
 * The shards of `accounts`, beside which all rows of a tenant are, on nodes that answer for the
 * whole cluster.
 */
const findShards = statement<[], Placed>(
  'citus.find_shards',
  `SELECT p.shardid AS shard, n.nodename AS host, n.nodeport AS port, n.groupid = (SELECT groupid FROM pg_dist_local_group) AS is_here
     FROM pg_dist_shard s JOIN pg_dist_placement p ON p.shardid = s.shardid JOIN pg_dist_node n ON n.groupid = p.groupid
    WHERE s.logicalrelid = 'accounts'::regclass AND n.noderole = 'primary' AND n.isactive AND n.hasmetadata`,
);

const findShardsOf = statement<[tenantIds: readonly string[]], { tenant_id: string; shard: number }>(
  'citus.find_shards_of',
  `SELECT tenant_id, get_shard_id_for_distribution_column('accounts', tenant_id) AS shard FROM unnest($1::text[]) AS tenant_id`,
);

const probe = statement<[]>('citus.probe', 'SELECT 1');

export interface NearestNodeParts {
  /** Of the first node. */
  readonly url: string;
  /** Opens the database on a node. */
  readonly open: (url: string) => Database;
  readonly log: Logger;
}

/**
 * The database with connections to all nodes of a cluster: `near` gives those to the node that has
 * the rows of a tenant, so that it neither asks another one nor is asked by one. Until it is known
 * where a tenant is, when its node cannot be reached from here, and on one server, it is the first
 * node, which answers for all.
 */
export function openNearest({ url, open, log }: NearestNodeParts): Database {
  const first = open(url);
  const opened = new Map<string, Database>();
  const watchers = new Set<OnWrites>();
  const shards = new Map<string, number>();
  const asked = new Set<string>();
  let nodes: ReadonlyMap<number, Database> = new Map();
  let isOneServer = false;
  let refreshAt = 0;
  let working = Promise.resolve();

  const nodeOf = ({ host, port, is_here: isHere }: Placed): Database => {
    if (isHere) return first;
    const name = `${host}:${port}`;
    const known = opened.get(name);
    if (known !== undefined) return known;
    const node = open(nodeUrl(url, host, port));
    node.watchWrites((tables) => {
      for (const watch of watchers) watch(tables);
    });
    opened.set(name, node);
    return node;
  };

  const answers = (node: Database): Promise<boolean> =>
    withTimeout(PROBE_MS, node.run(probe)).then(
      () => true,
      () => node === first,
    );

  const refresh = async (): Promise<void> => {
    if (!(await first.transaction(async (tx) => tx.isDistributed === true))) {
      isOneServer = true;
      return;
    }
    const placed = await first.rows(findShards);
    const all = placed.map((one) => ({ shard: one.shard, node: nodeOf(one) }));
    const reached = new Map<Database, boolean>();
    for (const node of new Set(all.map(({ node }) => node))) reached.set(node, await answers(node));
    nodes = new Map(all.filter(({ node }) => reached.get(node)).map(({ shard, node }) => [shard, node]));
  };

  const learn = async (): Promise<void> => {
    const tenantIds = [...asked];
    asked.clear();
    if (isOneServer) return;
    if (shards.size + tenantIds.length > MAX_TENANTS) shards.clear();
    for (const row of await first.rows(findShardsOf, tenantIds)) shards.set(row.tenant_id, row.shard);
  };

  /** One at a time, beside the work that asks. */
  const later = (work: () => Promise<void>): void => {
    working = working.then(work).catch((error: unknown) => {
      log.warn({ err: error }, 'the nodes of the cluster are not known; all statements go to the first');
    });
  };

  const near = (tenantId: string): Database => {
    if (isOneServer) return first;
    const now = performance.now();
    if (now >= refreshAt) {
      refreshAt = now + REFRESH_MS;
      later(refresh);
    }
    const shard = shards.get(tenantId);
    const node = shard === undefined ? undefined : nodes.get(shard);
    // A shard that is not known any more was divided.
    if (shard === undefined || (node === undefined && nodes.size > 0)) {
      if (asked.size === 0) later(learn);
      asked.add(tenantId);
    }
    return node ?? first;
  };

  return {
    ...first,
    near,
    watchWrites: (watch) => {
      watchers.add(watch);
      const unwatch = first.watchWrites(watch);
      return () => {
        watchers.delete(watch);
        unwatch();
      };
    },
    close: async () => {
      await working;
      await Promise.all([first, ...opened.values()].map((node) => node.close()));
    },
  };
}

/** The URL of the same database on another node. */
export function nodeUrl(first: string, host: string, port: number): string {
  const url = new URL(first);
  url.hostname = host;
  url.port = String(port);
  return url.href;
}
