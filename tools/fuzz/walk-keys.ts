import { createHash } from 'node:crypto';
import { insertKey } from '../../test/support/insert-key.ts';
import { call } from './call.ts';
import { fault } from './checks/fault.ts';
import { curl, type Finding, type Summary } from './report.ts';
import type { FuzzContext } from './try-case.ts';
import { createWorld } from './world.ts';

interface KeyFacts {
  readonly id: string;
  readonly secret: string;
  readonly permissions: readonly string[];
  readonly mode: 'live' | 'test';
  readonly expiresAt: Date | null;
}

const PERMISSIONS = [
  ['full'],
  ['partner'],
  ['full', 'partner'],
  ['read'],
  ['messages', 'billing'],
  ['partner', 'billing'],
];
const EXPIRIES = [null, 3_600_000, 7_200_000];
const OPERATIONS = ['agent.revokeKey', 'agent.rotateKey'] as const;
const HOUR_MS = 3_600_000;

/** Lets keys of all kinds rotate and revoke each other: none may receive or end a wider one. */
export async function walkKeys(
  { server }: FuzzContext,
  { seed, cases, summary }: { seed: number; cases: number; summary: Summary },
): Promise<Finding[]> {
  const { tenantId } = await createWorld(server);
  const draw = drawsOf(seed);
  const findings: Finding[] = [];
  for (let index = 0; index < cases && server.alive(); index += 1) {
    const [by, of] = [
      await makeKey(server, tenantId, `${index}a`, draw),
      await makeKey(server, tenantId, `${index}b`, draw),
    ];
    const skill = OPERATIONS[draw(OPERATIONS.length)] ?? 'agent.revokeKey';
    const request = { key: by.secret, id: index, skill, params: { key_id: of.id } };
    const { error } = (await call(server.url, request)).answer;
    summary.count('keys', String(error?.code ?? 'ok'));
    if ((error === undefined) === mayChange(by, of)) continue;
    const detail = { by: shown(by), of: shown(of), code: error?.code ?? 'ok' };
    findings.push({
      where: skill,
      kind: 'keys',
      fault: fault('a key changes a wider one', detail),
      request: curl(server.url, request),
    });
  }
  return findings;
}

/** The rule of the contract, computed independently of the service. */
function mayChange(by: KeyFacts, of: KeyFacts): boolean {
  const manages = by.permissions.includes('full') || by.permissions.includes('partner');
  const covers = of.permissions.every(
    (each) => by.permissions.includes(each) || (each !== 'partner' && by.permissions.includes('full')),
  );
  const isLive = by.mode === 'live' || of.mode === 'test';
  const lasts = by.expiresAt === null || (of.expiresAt !== null && of.expiresAt <= by.expiresAt);
  return manages && covers && isLive && lasts;
}

async function makeKey(
  { pool, keys }: FuzzContext['server'],
  tenantId: string,
  name: string,
  draw: (limit: number) => number,
): Promise<KeyFacts> {
  const mode = draw(3) === 0 ? 'test' : 'live';
  const permissions = PERMISSIONS[draw(PERMISSIONS.length)] ?? ['full'];
  const lasting = EXPIRIES[draw(EXPIRIES.length)] ?? null;
  const expiresAt = lasting === null ? null : new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + lasting);
  const id = `key_${name}`;
  const secret = await insertKey({ pool, keys }, { tenantId, id, permissions, mode, expiresAt });
  return { id, secret, permissions, mode, expiresAt };
}

const shown = ({ permissions, mode, expiresAt }: KeyFacts) => ({ permissions, mode, expires_at: expiresAt });

/** Numbers below a limit, the same for the same seed. */
function drawsOf(seed: number): (limit: number) => number {
  let count = 0;
  return (limit) => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() % limit;
  };
}
