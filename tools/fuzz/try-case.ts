import type { Contract, SkillDefinition } from '../../codegen/contract.ts';
import { contentOfTenant } from '../../test/support/contract/tables.ts';
import { secretsOf } from '../../test/support/contract/walk.ts';
import { call, type Request } from './call.ts';
import { type CallContext, faultsInAnswer, type Received } from './checks/answer.ts';
import { type Fault, fault } from './checks/fault.ts';
import { foreignTexts } from './checks/leaks.ts';
import { changedTables, faultsInTables, snapshotTables } from './checks/tables.ts';
import type { Case, Params } from './generate/cases.ts';
import type { FuzzServer } from './server.ts';
import { createWorld, type World } from './world.ts';

export interface FuzzContext {
  readonly server: FuzzServer;
  readonly contract: Contract;
  readonly neighbour: string;
}

/**
 * A world, the foreign-looking strings that were sent to it, and the number of idempotency keys
 * used.
 */
export interface WorldState {
  readonly world: World;
  readonly sent: Set<string>;
  keys: number;
}

export interface Tried {
  readonly faults: readonly Fault[];
  /** The error code, or `ok`. */
  readonly code: string;
  readonly request: Request;
  readonly result?: Params | undefined;
}

export async function createWorldState({ server }: FuzzContext): Promise<WorldState> {
  return { world: await createWorld(server), sent: new Set(), keys: 0 };
}

/**
 * Makes one call and checks its answer and effects against the guarantees that hold for all skills.
 */
export async function tryCase(
  context: FuzzContext,
  state: WorldState,
  skill: SkillDefinition,
  given: Case,
): Promise<Tried> {
  const { server, contract, neighbour } = context;
  const { tenantId, keyOf } = state.world;
  const twice = given.twice && skill.idempotent && skill.effect !== 'read' && given.params.dry_run !== true;
  if (twice) state.keys += 1;
  const params = {
    ...(await withPreflightToken(context, state, skill, given.params)),
    ...(twice ? { idempotency_key: `fuzz ${state.keys}` } : {}),
  };
  for (const text of foreignTexts(params)) state.sent.add(text);
  const request: Request = {
    key: skill.scope === 'public' ? null : keyOf(given.caller),
    id: 1,
    skill: skill.name,
    params,
  };
  const asked: CallContext = { skill, caller: given.caller, params, id: request.id, sent: state.sent };

  const before = given.comparesTables ? await snapshotTables(server.pool, tenantId, neighbour) : null;
  let received: Received;
  try {
    received = await call(server.url, request);
  } catch (error) {
    const name = server.alive() ? 'no answer' : 'the process exited';
    return { request, code: name, faults: [fault(name, [String(error), (await server.logged('')).slice(-5)])] };
  }
  const faults = await faultsInAnswer(server, contract, asked, received);
  const { result, error } = received.answer;
  if (before !== null)
    faults.push(
      ...faultsInTables(
        whyUnchanged(skill, params, error !== undefined),
        before,
        await snapshotTables(server.pool, tenantId, neighbour),
      ),
    );
  if (twice && result !== undefined) faults.push(...(await faultsInReplay(server, tenantId, asked, request, result)));
  return { request, code: String(error?.code ?? 'ok'), faults, result };
}

/**
 * Why a call must not change any table; null if it may. Skills with their own transaction may
 * write.
 */
function whyUnchanged(skill: SkillDefinition, params: Params, isError: boolean): string | null {
  if (skill.transaction === 'own' && params.dry_run !== true) return null;
  if (skill.effect === 'read') return 'a read skill';
  if (params.dry_run === true) return 'a dry run';
  return isError ? 'a rejected call' : null;
}

async function faultsInReplay(
  server: FuzzServer,
  tenantId: string,
  { skill }: CallContext,
  request: Request,
  first: Params,
): Promise<Fault[]> {
  const before = await contentOfTenant(server.pool, tenantId);
  const { answer, text } = await call(server.url, request);
  const changed = changedTables(before, await contentOfTenant(server.pool, tenantId));
  const faults = changed.length === 0 ? [] : [fault('a replay changed tables', changed)];
  const secrets = secretsOf(skill);
  const kept = Object.fromEntries(Object.entries(first).filter(([name]) => !secrets.includes(name)));
  if (!isEqualJson({ ...kept, replayed: true }, answer.result))
    faults.push(fault('a replay returned another answer', [first, text]));
  return faults;
}

function isEqualJson(one: unknown, other: unknown): boolean {
  const sorted = (_key: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
}

/** Adds a preflight token, which no schema can generate. */
async function withPreflightToken(
  { server }: FuzzContext,
  { world }: WorldState,
  skill: SkillDefinition,
  params: Params,
): Promise<Params> {
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
