import type { CampaignsGetResult } from '../../generated/types.ts';
import { CommandFailure } from '../failure.ts';
import { callPatiently } from '../http/call-patiently.ts';
import { type EndpointFlags, readEndpoint } from '../http/endpoint.ts';
import { requireKey } from '../http/require-key.ts';
import { readInterval, untilStopped } from '../http/until-stopped.ts';

export interface WatchFlags extends EndpointFlags {
  readonly interval: string;
  readonly json?: boolean;
}

/** The exit code of a process that Ctrl-C ended. */
const INTERRUPTED = 130;

/** Prints every change until the campaign ends. Throws when it did not complete. */
export async function watchCampaign(id: string, flags: WatchFlags): Promise<void> {
  const endpoint = requireKey(readEndpoint(flags));
  const intervalMs = readInterval(flags.interval);
  let shown = '';
  const ended = await untilStopped(intervalMs, async (signal) => {
    const patience = { advice: 'The campaign continues.', signal };
    const found = await callPatiently<CampaignsGetResult>(endpoint, 'campaigns.get', { campaign_id: id }, patience);
    const line = flags.json ? JSON.stringify(progressOf(found)) : describe(found);
    if (line !== shown) process.stdout.write(flags.json ? `${line}\n` : `${clock(new Date())}  ${line}\n`);
    shown = line;
    return isOver(found) ? found : null;
  });
  if (ended === null)
    throw new CommandFailure(
      `Stopped watching. The campaign continues. To pause it: tern call campaigns.pause campaign_id=${id}`,
      INTERRUPTED,
    );
  const failure = failureOf(ended);
  if (failure !== null) throw new CommandFailure(failure);
}

function progressOf({ campaign, counters }: CampaignsGetResult) {
  const { id, state, state_reason: reason, phase } = campaign;
  return { campaign_id: id, state, state_reason: reason, phase, counters };
}

/** A draft does not start by itself, and a series has no end: watching them would not end. */
function isOver({ campaign: { state } }: CampaignsGetResult): boolean {
  return state === 'completed' || state === 'canceled' || state === 'draft' || state === 'recurring';
}

function failureOf({ campaign: { id, state }, counters }: CampaignsGetResult): string | null {
  if (state === 'draft') return `Campaign ${id} is a draft. Launch it with campaigns.preflight and campaigns.launch.`;
  if (state === 'recurring')
    return `Campaign ${id} is a series. Watch one of its campaigns: tern call campaigns.list series_id=${id}`;
  if (state === 'canceled') return `Campaign ${id} was canceled.`;
  if (counters.sent === 0 && counters.failed > 0) return `Campaign ${id} failed: no message was sent.`;
  return null;
}

function describe({ campaign, counters }: CampaignsGetResult): string {
  const { audience, pending, waiting_by_reason: waiting } = counters;
  const share = audience === 0 ? 100 : Math.floor(((audience - pending) / audience) * 100);
  const counts = (['sent', 'delivered', 'undelivered', 'failed', 'canceled', 'excluded', 'pending'] as const)
    .filter((name) => counters[name] > 0)
    .map((name) => `${name} ${counters[name]}`);
  const waits = Object.entries(waiting)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => `waiting for ${reason.replaceAll('_', ' ')} ${count}`);
  const { state: moved, state_reason: reason, phase } = campaign;
  const details = [reason, moved === 'running' || moved === 'paused' ? phase : null].filter((one) => one !== null);
  const state = details.length === 0 ? moved : `${moved} (${details.join(', ').replaceAll('_', ' ')})`;
  return [`${state}  ${share} % of ${audience}`, ...counts, ...waits].join(', ');
}

function clock(time: Date): string {
  return time.toTimeString().slice(0, 8);
}
