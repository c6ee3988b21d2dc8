import type { Contract, SkillDefinition } from '../codegen/contract.ts';
import { contentOfTenant } from '../test/contract/support/tables.ts';
import { secretsOf } from '../test/contract/support/walk.ts';
import { call, type Request } from './call.ts';
import { type Asked, faultsInAnswer, type Got } from './checks/answer.ts';
import { type Fault, fault } from './checks/fault.ts';
import { foreignTexts } from './checks/leaks.ts';
import { changedTables, faultsInTables, weigh } from './checks/tables.ts';
import type { Case, Params } from './draw/cases.ts';
import type { FuzzServer } from './server.ts';
import { furnishOwn, type World } from './world.ts';

export interface Place {
  readonly server: FuzzServer;
  readonly contract: Contract;
  readonly neighbour: string;
}

/** A world while it is being called: what it was told, and how many idempotency keys it has seen. */
export interface Stage {
  readonly world: World;
  readonly sent: Set<string>;
  keys: number;
}

export interface Tried {
  readonly faults: readonly Fault[];
  /** The code of the refusal, or ok. */
  readonly code: string;
  readonly request: Request;
  readonly result?: Params | undefined;
}

export async function newStage({ server }: Place): Promise<Stage> {
  return { world: await furnishOwn(server), sent: new Set(), keys: 0 };
}

/** Makes one call and holds its answer, and what it did, against everything that is promised for all skills. */
export async function tryCase(place: Place, stage: Stage, skill: SkillDefinition, given: Case): Promise<Tried> {
  const { server, contract, neighbour } = place;
  const { tenantId, keyOf } = stage.world;
  const twice = given.twice && skill.idempotent && skill.effect !== 'read' && given.params.dry_run !== true;
  if (twice) stage.keys += 1;
  const params = {
    ...(await prepared(place, stage, skill, given.params)),
    ...(twice ? { idempotency_key: `fuzz ${stage.keys}` } : {}),
  };
  for (const text of foreignTexts(params)) stage.sent.add(text);
  const request: Request = {
    key: skill.scope === 'public' ? null : keyOf(given.caller),
    id: 1,
    skill: skill.name,
    params,
  };
  const asked: Asked = { skill, caller: given.caller, params, id: request.id, sent: stage.sent };

  const before = given.weighed ? await weigh(server.pool, tenantId, neighbour) : null;
  let got: Got;
  try {
    got = await call(server.url, request);
  } catch (error) {
    const name = server.alive() ? 'no answer' : 'the process ended';
    return { request, code: name, faults: [fault(name, [String(error), (await server.logged('')).slice(-5)])] };
  }
  const faults = await faultsInAnswer(server, contract, asked, got);
  const { result, error } = got.answer;
  if (before !== null)
    faults.push(
      ...faultsInTables(
        mustKeep(skill, params, error !== undefined),
        before,
        await weigh(server.pool, tenantId, neighbour),
      ),
    );
  if (twice && result !== undefined) faults.push(...(await faultsInReplay(server, tenantId, asked, request, result)));
  return { request, code: String(error?.code ?? 'ok'), faults, result };
}

/** Why a call may leave nothing behind; null when it may. What the contract calls a transaction of its own is said to write. */
function mustKeep(skill: SkillDefinition, params: Params, refused: boolean): string | null {
  if (skill.ownTransaction && params.dry_run !== true) return null;
  if (skill.effect === 'read') return 'a reading skill';
  if (params.dry_run === true) return 'a rehearsal';
  return refused ? 'a refused call' : null;
}

async function faultsInReplay(
  server: FuzzServer,
  tenantId: string,
  { skill }: Asked,
  request: Request,
  first: Params,
): Promise<Fault[]> {
  const before = await contentOfTenant(server.pool, tenantId);
  const { answer, text } = await call(server.url, request);
  const changed = changedTables(before, await contentOfTenant(server.pool, tenantId));
  const faults = changed.length === 0 ? [] : [fault('a replay changed something', changed)];
  const secrets = secretsOf(skill);
  const kept = Object.fromEntries(Object.entries(first).filter(([name]) => !secrets.includes(name)));
  if (!isAlike({ ...kept, replayed: true }, answer.result))
    faults.push(fault('a replay answered something else', [first, text]));
  return faults;
}

function isAlike(one: unknown, other: unknown): boolean {
  const sorted = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

/** A token that no schema can give is made by the call before. */
async function prepared({ server }: Place, { world }: Stage, skill: SkillDefinition, params: Params): Promise<Params> {
  if (skill.name !== 'campaigns.launch' || typeof params.campaign_id !== 'string' || params.preflight_token === 'stale')
    return params;
  const asked = {
    key: world.keyOf('all'),
    id: 0,
    skill: 'campaigns.preflight',
    params: { campaign_id: params.campaign_id },
  };
  const { answer } = await call(server.url, asked);
  const token = answer.result?.preflight_token;
  return typeof token === 'string' ? { ...params, preflight_token: token } : params;
}
