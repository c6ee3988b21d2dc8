import { connect, type Socket } from 'node:net';
import { call } from './call.ts';
import { type Fault, fault } from './checks/fault.ts';
import type { Finding, Summary } from './report.ts';
import type { FuzzServer } from './server.ts';
import type { FuzzContext } from './try-case.ts';
import { createWorld } from './world.ts';

/** A client of its own on the loopback network: limits are per address. */
const ATTACKER = '127.0.0.2';
const CONNECTIONS = 30;
/** Batches that each connection sends without reading an answer. */
const BATCHES = 6;
const BATCH = 50;
const ATTACK_MS = 8_000;
const PROBE_EVERY_MS = 25;
const MAX_P99_MS = 250;
const MAX_HEALTH_MS = 500;
const RECOVERY_MS = 60_000;
/** Resident memory that may remain, as a share of what it was, with room for what is cached. */
const MAX_REST = 1.2;
const CACHED_MB = 40;

/** Calls that cost much for what they ask. */
const COSTLY: readonly (readonly [skill: string, params: object])[] = [
  ['agent.capabilities', { detail: 'full' }],
  ['agent.capabilities', { format: 'mcp', detail: 'full' }],
  ['agent.discover', { limit: 200 }],
  ['campaigns.list', { limit: 200 }],
  ['contacts.list', { limit: 200 }],
  ['agent.auditLog', { limit: 200 }],
  ['templates.list', { limit: 200 }],
  ['insights.explainAudience', {}],
];

/**
 * Many connections of one client send costly batches and never read, while another client works:
 * its calls stay fast, the process lives, and its memory comes back.
 */
export async function walkPressure(
  { server }: FuzzContext,
  { seed, summary }: { seed: number; summary: Summary },
): Promise<Finding[]> {
  const [attacker, neighbour] = [await createWorld(server), await createWorld(server)];
  // What a process loads on its first calls is not what an attack costs.
  for (const [skill, params] of COSTLY) await call(server.url, { key: attacker.keyOf('all'), id: 1, skill, params });
  const idle = await server.memory();
  const sockets = attack(server, attacker.keyOf('all'), seed);
  const probe = (path: string, options?: RequestInit) => probeFor(server, ATTACK_MS, path, options);
  const whoami = {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${neighbour.keyOf('full')}` },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'agent.whoami', params: {} }),
  };
  const [calls, health] = await Promise.all([probe('/rpc', whoami), probe('/healthz')]);
  for (const socket of sockets) socket.destroy();
  summary.count('pressure', `p99 ${p99(calls).toFixed(0)} ms`);
  summary.count('pressure', `health ${Math.max(...health).toFixed(0)} ms`);
  const faults: Fault[] = [];
  if (!server.alive()) faults.push(fault('the process exited', (await server.logged('')).slice(-5)));
  if (p99(calls) > MAX_P99_MS) faults.push(fault('others wait', { p99: p99(calls), calls: calls.length }));
  if (Math.max(...health) > MAX_HEALTH_MS) faults.push(fault('health checks wait', Math.max(...health)));
  const rest = await settled(server, idle.resident * MAX_REST + CACHED_MB);
  summary.count('pressure', `${idle.resident.toFixed(0)} MB, then ${rest.toFixed(0)} MB`);
  if (rest > idle.resident * MAX_REST + CACHED_MB) faults.push(fault('memory stays', { idle: idle.resident, rest }));
  return faults.map((each) => ({ where: 'pressure', kind: 'pressure', fault: each, request: `seed ${seed}` }));
}

function attack({ host, port }: FuzzServer, key: string | null, seed: number): Socket[] {
  return Array.from({ length: CONNECTIONS }, (_, index) => {
    const socket = connect({ host, port, localAddress: ATTACKER });
    // The service may disconnect a client that does not read.
    socket.on('error', () => undefined).pause();
    for (let batch = 0; batch < BATCHES; batch += 1) socket.write(requestOf(host, key, seed + index + batch));
    return socket;
  });
}

function requestOf(host: string, key: string | null, draw: number): string {
  const calls = Array.from({ length: BATCH }, (_, id) => {
    const [method, params] = COSTLY[(draw + (draw % 3 === 0 ? id : 0)) % COSTLY.length] as (typeof COSTLY)[number];
    return { jsonrpc: '2.0', id, method, params };
  });
  const body = JSON.stringify(calls);
  const head = [
    'POST /rpc HTTP/1.1',
    `Host: ${host}`,
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
  ];
  return `${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

/** The times that requests took until the time is over; a failed one took all of it. */
async function probeFor(server: FuzzServer, ms: number, path: string, options?: RequestInit): Promise<number[]> {
  const times: number[] = [];
  const endsAt = performance.now() + ms;
  while (performance.now() < endsAt && server.alive()) {
    const startedAt = performance.now();
    const isAnswered = await fetch(`${server.url}${path}`, { ...options, signal: AbortSignal.timeout(ms) })
      .then(async (response) => response.ok && (await response.text()) !== '')
      .catch(() => false);
    times.push(isAnswered ? performance.now() - startedAt : ms);
    await new Promise((done) => setTimeout(done, PROBE_EVERY_MS));
  }
  return times;
}

function p99(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

/** Resident memory once it is below the limit, or when the time for it is over. */
async function settled(server: FuzzServer, limit: number): Promise<number> {
  const endsAt = performance.now() + RECOVERY_MS;
  for (;;) {
    const { resident } = await server.memory();
    if (resident <= limit || performance.now() > endsAt || !server.alive()) return resident;
  }
}
