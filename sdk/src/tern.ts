import type { CallOptions, TernOptions } from './core/options.ts';
import { PagePromise } from './core/page-promise.ts';
import { TernPromise, type WithResponse } from './core/tern-promise.ts';
import { Transport } from './core/transport.ts';
import { type WaitOptions, waitUntil } from './core/wait.ts';
import { type Calls, type CampaignsApi, type HygieneApi, type MessagesApi, Skills } from './generated/client.ts';
import type { SkillName, SkillTypes } from './generated/types.ts';

type ResultOf<N extends SkillName> = SkillTypes[N]['result'];
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
  declare readonly campaigns: CampaignsApi & {
    /** Waits until a campaign is completed or canceled. */
    waitUntilDone(
      params: ParamsOf<'campaigns.get'>,
      options?: WaitOptions<ResultOf<'campaigns.get'>>,
    ): Promise<ResultOf<'campaigns.get'>>;
  };
  declare readonly hygiene: HygieneApi & {
    /** Waits while a scan is running. */
    waitUntilDone(
      params: ParamsOf<'hygiene.scanStatus'>,
      options?: WaitOptions<ResultOf<'hygiene.scanStatus'>>,
    ): Promise<ResultOf<'hygiene.scanStatus'>>;
  };
  declare readonly messages: MessagesApi & {
    /**
     * Waits until a message has a final state. Not every carrier reports every delivery.
     */
    waitUntilDone(
      params: ParamsOf<'messages.get'>,
      options?: WaitOptions<ResultOf<'messages.get'>>,
    ): Promise<ResultOf<'messages.get'>>;
  };
  readonly #calls: Calls;

  constructor(options: TernOptions = {}) {
    const calls = callsOver(new Transport(options));
    super(calls);
    this.#calls = calls;
    const { campaigns, hygiene, messages } = this;
    this.campaigns = {
      ...campaigns,
      waitUntilDone: (params, wait) =>
        waitUntil(
          () => campaigns.get(params, callOf(wait)),
          ({ campaign }) => ENDED.has(campaign.state),
          describeCampaign,
          wait,
        ),
    };
    this.hygiene = {
      ...hygiene,
      waitUntilDone: (params, wait) =>
        waitUntil(
          () => hygiene.scanStatus(params, callOf(wait)),
          ({ scan }) => scan.state !== 'running',
          ({ scan }) => `${scan.job_id} is ${scan.state}`,
          wait,
        ),
    };
    this.messages = {
      ...messages,
      waitUntilDone: (params, wait) =>
        waitUntil(
          () => messages.get(params, callOf(wait)),
          ({ message }) => FINAL.has(message.state),
          ({ message }) => `${message.id} is ${message.state}`,
          wait,
        ),
    };
  }

  /** Calls a skill by its name on the wire. */
  call<N extends SkillName>(name: N, ...[params, options]: OptionalParams<N>): TernPromise<SkillTypes[N]['result']> {
    return this.#calls.call(name, params, options);
  }
}

const ENDED = new Set<string>(['completed', 'canceled']);
const FINAL = new Set<string>([
  'delivered',
  'undelivered',
  'failed',
  'expired',
  'canceled',
  'rejected',
  'delivery_unconfirmed',
]);

function describeCampaign({ campaign, counters }: ResultOf<'campaigns.get'>): string {
  const waiting = Object.entries(counters.waiting_by_reason).map(([reason, count]) => `${count} wait for ${reason}`);
  const reasons = waiting.length === 0 ? '' : ` (${waiting.join(', ')})`;
  return `${campaign.id} is ${campaign.state} with ${counters.pending} of ${counters.audience} messages pending${reasons}`;
}

/** The time limit of the wait is not that of a call. */
function callOf(wait: { readonly signal?: AbortSignal | undefined } | undefined): CallOptions {
  return { signal: wait?.signal };
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
