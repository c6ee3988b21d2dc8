import type { CallOptions, TernOptions } from './core/options.ts';
import { PagePromise } from './core/page-promise.ts';
import { TernPromise, type WithResponse } from './core/tern-promise.ts';
import { Transport } from './core/transport.ts';
import { type Calls, Skills } from './generated/client.ts';
import type { SkillName, SkillTypes } from './generated/types.ts';

type ParamsOf<N extends SkillName> = SkillTypes[N]['params'];
type OptionalParams<N extends SkillName> =
  Record<never, never> extends ParamsOf<N>
    ? [params?: ParamsOf<N>, options?: CallOptions]
    : [params: ParamsOf<N>, options?: CallOptions];

/**
 * A client of one service with one key. Every skill is a method (`tern.tags.create(…)`); what a
 * skill answers is the value of the promise, what it refuses is thrown as a TernApiError of the
 * class of its code.
 */
export class Tern extends Skills {
  readonly #calls: Calls;

  constructor(options: TernOptions = {}) {
    const calls = callsOver(new Transport(options));
    super(calls);
    this.#calls = calls;
  }

  /** Calls a skill by its name on the wire. */
  call<N extends SkillName>(name: N, ...[params, options]: OptionalParams<N>): TernPromise<SkillTypes[N]['result']> {
    return this.#calls.call(name, params, options);
  }
}

function callsOver(transport: Transport): Calls {
  const send = <T>(name: string, params: object | undefined, options: CallOptions | undefined) =>
    transport.send(name, { ...params }, options ?? {}) as Promise<WithResponse<T>>;
  return {
    call: (name, params, options) => new TernPromise(send(name, params, options)),
    page: (name, params, options) =>
      new PagePromise(send(name, params, options), async (cursor) => {
        const { data } = await send<SkillTypes[typeof name]['result']>(name, { ...params, cursor }, options);
        return data;
      }),
  };
}
