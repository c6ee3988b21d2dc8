import type { OpenrpcDocument } from '@open-rpc/meta-schema';
import { nearestSkills } from '../discovery/nearest-skills.ts';
import { SkillError } from '../errors.ts';
import type { AllSkills, SkillName } from '../generated/skills.ts';

/** The method by which every OpenRPC service returns its document. */
export const DISCOVER = 'rpc.discover';

type AnyHandler = (params: unknown, context: unknown) => Promise<unknown>;

export interface Router {
  /** The name and handler of a skill. Throws -32601 with the nearest names. */
  find(name: string): { readonly name: SkillName; readonly handler: AnyHandler };
  /** The answer to `rpc.discover`: the contract as JSON text. */
  discover(): Promise<string>;
}

/**
 * Handlers are called with the params as an object and their errors keep their codes, which the
 * router of @open-rpc/server-js does not do; it answers `rpc.discover`. It takes a third of a
 * second to load, so the first such call loads it.
 */
export function createRouter(contract: { readonly document: OpenrpcDocument }, skills: AllSkills): Router {
  // Without a prototype, so that `constructor` is not a skill.
  const handlers: Readonly<Record<string, AnyHandler>> = Object.assign(Object.create(null), skills);
  let answer: Promise<string> | null = null;
  return {
    find: (name) => {
      const handler = handlers[name];
      if (handler === undefined) throw methodNotFound(name);
      return { name: name as SkillName, handler };
    },
    discover: () => {
      answer ??= discover(contract.document).catch((error: unknown) => {
        answer = null;
        throw error;
      });
      return answer;
    },
  };
}

async function discover(document: OpenrpcDocument): Promise<string> {
  const { Router } = await import('@open-rpc/server-js/build/router.js');
  const answer = await new Router(document, {}).call(DISCOVER, []);
  if (!('result' in answer)) throw new Error('The router did not answer rpc.discover.');
  return JSON.stringify(answer.result);
}

/** The methods of A2A: with a slash in version 0.3, capitalized in version 1.0. */
const A2A_METHOD = /^((message|tasks|agent)\/|(Send|Get|List|Cancel|SubscribeTo|Create|Delete)[A-Z])/;

function methodNotFound(name: string): SkillError {
  // `message/send` is near `messages.send`, which costs credits and means something else.
  if (A2A_METHOD.test(name))
    return new SkillError(-32601, 'This is a method of A2A. Send it to POST /a2a.', { details: { endpoint: '/a2a' } });
  const near = nearestSkills(name);
  return new SkillError(
    -32601,
    `This skill does not exist.${near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`}`,
    {
      details: { did_you_mean: near },
      nextActions: [
        {
          skill: 'agent.discover',
          // The name of a skill, never the caller's input.
          params: near[0] === undefined ? {} : { query: near[0].replace('.', ' ') },
          why: 'Finds skills by what you want to do.',
        },
      ],
    },
  );
}
