import type { CampaignsGetResult, CampaignsPreflightResult, Tern } from '../../sdk/src/index.ts';
import { pause } from './temporary-server.ts';

export type Counters = CampaignsGetResult['counters'];

export interface CampaignRun {
  readonly id: string;
  readonly preflight: CampaignsPreflightResult;
  readonly counters: Counters;
  readonly seconds: number;
}

const TIMEOUT_MS = 45_000;
const ENDED: readonly string[] = ['completed', 'canceled'];

/**
 * Runs preflight and launch, then prints progress until every message is sent and every receipt has
 * arrived. On days on which the law of some states allows no marketing, cancels the messages that
 * wait for the next day.
 */
export async function runCampaign(tern: Tern, campaign: { name: string; template_id: string }): Promise<CampaignRun> {
  const { campaign: draft } = await tern.campaigns.create({ ...campaign, audience: { include: { all: true } } });
  const preflight = await tern.campaigns.preflight({ campaign_id: draft.id });
  const { audience, cost } = preflight;
  say(
    `preflight: ${audience.eligible} of ${audience.total} eligible, ${
      Object.entries(audience.excluded_by_reason)
        .map(([reason, count]) => `${count} ${reason}`)
        .join(', ') || 'none excluded'
    }; ${cost.segments} segments, ${cost.credits} credits`,
  );
  say(`           "${preflight.sample}"`);
  if (preflight.preflight_token === null)
    throw new Error(`blocked: ${preflight.blockers.map(({ message }) => message).join(' ')}`);
  await tern.campaigns.launch({ campaign_id: draft.id, preflight_token: preflight.preflight_token });
  const startedAt = performance.now();
  for (;;) {
    const { campaign: now, counters } = await tern.campaigns.get({ campaign_id: draft.id });
    const seconds = (performance.now() - startedAt) / 1000;
    const answered = counters.delivered + counters.undelivered;
    progress(
      `${now.state.padEnd(9)} ${counters.sent}/${counters.audience - counters.excluded} sent, ${counters.delivered} delivered, ${counters.undelivered} undelivered, ${seconds.toFixed(1)} s`,
    );
    const waiting = counters.waiting_by_reason.quiet_hours ?? 0;
    if (now.state === 'running' && waiting > 0 && waiting === counters.pending && answered === counters.sent) {
      say(`${waiting} messages wait for a day on which their states allow marketing. They are canceled.`);
      await tern.campaigns.cancel({ campaign_id: draft.id });
    }
    if (ENDED.includes(now.state) && answered === counters.sent) {
      if (process.stdout.isTTY) process.stdout.write('\n');
      return { id: draft.id, preflight, counters, seconds };
    }
    if (performance.now() - startedAt > TIMEOUT_MS)
      throw new Error(`the campaign is ${now.state} after ${TIMEOUT_MS / 1000} s: ${JSON.stringify(counters)}`);
    await pause(process.stdout.isTTY ? 200 : 2_000);
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function progress(line: string): void {
  process.stdout.write(process.stdout.isTTY ? `\r\u001b[2K${line}` : `${line}\n`);
}
