import type { OpenrpcDocument } from '@open-rpc/meta-schema';
import { Router } from '@open-rpc/server-js';
import { SkillError } from '../errors.ts';
import { catalog } from '../generated/catalog.ts';
import type { AllSkills, SkillName } from '../generated/skills.ts';
import { nearestSkills } from './nearest-skills.ts';

export type AnyHandler = (params: never, context: never) => Promise<unknown>;

/**
 * The router of @open-rpc/server-js over our contract, with what it leaves to us replaced: it looks handlers up in a table without a
 * prototype, so that `constructor` is no skill; params stay an object; errors keep their codes. Its transport is not used.
 */
export class SkillRouter extends Router {
  readonly #handlers: Readonly<Record<string, AnyHandler>>;

  constructor(document: OpenrpcDocument, skills: AllSkills) {
    const handlers: Record<string, AnyHandler> = Object.assign(Object.create(null), skills);
    super(document, Object.assign(Object.create(null), skills) as never);
    this.#handlers = handlers;
  }

  /** The handler of a skill and its name, or -32601 with the names that come near. */
  find(name: string): { readonly name: SkillName; readonly handler: AnyHandler } {
    const handler = this.#handlers[name];
    if (handler !== undefined) return { name: name as SkillName, handler };
    const near = nearestSkills(name, Object.keys(catalog));
    throw new SkillError(
      -32601,
      `There is no skill of this name.${near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`}`,
      {
        details: { did_you_mean: near },
        nextActions: [
          {
            skill: 'agent.discover',
            // Words of ours, never of what was sent.
            params: near[0] === undefined ? {} : { query: near[0].replace('.', ' ') },
            why: 'Finds skills by what you want to do.',
          },
        ],
      },
    );
  }

  /** Calls a handler with its context; errors are the caller's to map. */
  override async call(name: string, params: unknown, context?: unknown): Promise<{ result: unknown }> {
    const { handler } = this.find(name);
    return { result: await (handler as (params: unknown, context: unknown) => Promise<unknown>)(params, context) };
  }
}
