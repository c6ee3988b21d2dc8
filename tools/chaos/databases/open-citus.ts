import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCitusDatabase, type Node, nodesOf } from '../../../test/support/citus-database.ts';
import { until } from '../../../test/support/until.ts';
import { whenInterrupted } from '../../../test/support/when-interrupted.ts';
import type { ChaosDatabase, Servers } from './chaos-database.ts';
import { isTrue } from './is-true.ts';

export interface CitusOptions {
  /** Of the coordinator. */
  readonly url: string;
  /** Shell commands that read TERN_NODE_HOST and TERN_NODE_PORT. */
  readonly kill: string;
  readonly start: string;
}

/** Null without one of the variables. */
export function readCitusOptions(env: NodeJS.ProcessEnv): CitusOptions | null {
  const { TERN_TEST_CITUS_URL: url, TERN_CHAOS_KILL: kill, TERN_CHAOS_START: start } = env;
  return url && kill && start ? { url, kill, start } : null;
}

/** A database of its own on each node of a cluster that runs already. */
export async function openCitus({ url: admin, kill, start }: CitusOptions): Promise<ChaosDatabase> {
  const nodes = await nodesOf(admin);
  const [coordinator, ...others] = nodes;
  if (coordinator === undefined || others.length === 0)
    throw new Error('The cluster needs a node beside its coordinator.');
  const { url, drop } = await createCitusDatabase(admin, 'tern_chaos');
  const folder = mkdtempSync(join(tmpdir(), 'tern-chaos-'));
  const dead = new Set<Node>();
  let turn = 0;
  const chosen = (servers: Servers): readonly Node[] => {
    if (servers === 'all') return nodes;
    if (servers === 'first') return [coordinator];
    turn += 1;
    return others.slice(turn % others.length).slice(0, 1);
  };
  const revive = async (): Promise<void> => {
    // A server refuses to start until the children of the killed one have exited.
    for (const node of dead) await until(() => command(start, node), RETRY_MS);
    dead.clear();
    await until(() => isTrue(url, HEALTHY), RETRY_MS);
  };
  const remove = async (): Promise<void> => {
    await revive();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  };
  const forget = whenInterrupted(remove);
  if (!(await isTrue(url, TIMESTAMPS))) {
    await remove();
    throw new Error('The nodes need track_commit_timestamp = on, which takes a restart of each.');
  }
  return {
    url,
    folder,
    location: url,
    isCluster: true,
    hasOwnDisk: false,
    setReadOnly: refuse,
    fillDisk: refuse,
    kill: async (servers) => {
      for (const node of chosen(servers)) {
        dead.add(node);
        if (!(await command(kill, node)))
          throw new Error(`TERN_CHAOS_KILL failed for ${node.nodename}:${node.nodeport}.`);
      }
    },
    revive,
    stop: revive,
    remove: () => remove().finally(forget),
  };
}

const RETRY_MS = 200;

const refuse = (): Promise<never> => Promise.reject(new Error('A cluster is not disturbed like one server.'));

/** Whether it succeeded. Its output is not a pipe, which a server that it starts would keep. */
async function command(text: string, { nodename, nodeport }: Node): Promise<boolean> {
  const child = spawn('sh', ['-c', text], {
    env: { ...process.env, TERN_NODE_HOST: nodename, TERN_NODE_PORT: String(nodeport) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

/** Commit timestamps show whether a submission happened before or after a STOP was committed. */
const TIMESTAMPS = "SELECT bool_and(result = 'on') FROM run_command_on_all_nodes('SHOW track_commit_timestamp')";
/** Each node reaches each. */
const HEALTHY = 'SELECT bool_and(result) FROM citus_check_cluster_node_health()';
