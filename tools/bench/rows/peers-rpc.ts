import { freePort } from '../../../src/platform/postgres/free-port.ts';
import { compare, rate, skillTarget } from '../load.ts';
import { firstLine } from '../process.ts';
import type { BenchRow, Figure } from '../row.ts';

const TIMES = 2;
const PEERS = { 'open-rpc': '@open-rpc/server-js over HTTP', jayson: 'jayson over HTTP' };

export const peersRpc: BenchRow = {
  name: 'peers-rpc',
  group: 'Peers',
  measures:
    'agent.whoami with checks of key, permission, rate limit and params; limit: a method of a JSON-RPC library without these checks and with an equal answer',
  run: async (stage) => {
    const { url, account } = await stage.service();
    const { key } = await account(0);
    const ours = skillTarget(url, key, 'agent.whoami', () => ({}));
    const figures: Figure[] = [];
    for (const [peer, title] of Object.entries(PEERS)) {
      const port = await freePort();
      await firstLine(stage.start(['node', 'tools/bench/processes/rpc-peer.mjs', peer], { PORT: String(port) }));
      const theirs = { ...ours, url: `http://127.0.0.1:${port}/`, headers: () => ({}) };
      const { ours: measured, limit, ratio } = await compare(stage, ours, theirs, TIMES);
      figures.push({
        name: `agent.whoami against ${peer}, 50 connections`,
        measured: rate(measured.perSecond),
        limit: `${title} ${rate(limit.perSecond)}, p99 ${limit.p99Ms.toFixed(1)} ms`,
        ratio,
        min: 0.5,
        p50Ms: measured.p50Ms,
        p99Ms: measured.p99Ms,
      });
    }
    return figures;
  },
};
