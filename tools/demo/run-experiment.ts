import type { Tern } from '../../sdk/src/index.ts';
import type { Check } from './reconcile.ts';
import { say } from './run-campaign.ts';
import { pause } from './temporary-server.ts';

const BUYERS = 600;
const EVENTS_PER_CALL = 500;
const OFFER = 'https://shop.example/spring?cup=2';
const STOP = 'Reply STOP to opt out.';
/** How many people of each variant click: enough to tell the variants apart. */
const CLICKS: Readonly<Record<string, number>> = { Question: 8, Offer: 45 };
const TIMEOUT_MS = 45_000;

/**
 * Records orders, selects those who ordered with a segment, sends them two versions of a message
 * with short links, clicks some links as people and as bots do, and sends the winner to the rest.
 */
export async function runExperiment(
  tern: Tern,
  campaignId: string,
): Promise<{ readonly checks: Check[]; readonly credits: number }> {
  await recordOrders(tern, campaignId);
  const rules = {
    kind: 'and' as const,
    rules: [
      { kind: 'consent' as const, status: 'opted_in' as const },
      {
        kind: 'event' as const,
        name: 'order.placed',
        operator: 'at_least' as const,
        count: 1,
        within: { amount: 30, unit: 'days' as const },
      },
    ],
  };
  const preview = await tern.segments.preview({ rules });
  const [optedIn, buyers] = preview.funnel;
  say(
    `segment: ${optedIn?.alone} of ${preview.total} opted in, ${buyers?.alone} ordered within 30 days, ${preview.count} both`,
  );
  const { segment } = await tern.segments.create({ name: 'Recent buyers', rules });
  const { campaign } = await tern.campaigns.create({
    name: 'Two cups',
    audience: { include: { segment_ids: [segment.id] } },
    shorten_links: true,
    experiment: {
      variants: [
        { name: 'Question', body: `Coffee today? ${OFFER} ${STOP}` },
        { name: 'Offer', body: `Two cups for one today: ${OFFER} ${STOP}` },
      ],
      test_percent: 50,
      winner: { metric: 'clicks', decide_after_hours: 4, min_recipients_per_variant: 50 },
    },
  });
  const preflight = await tern.campaigns.preflight({ campaign_id: campaign.id });
  if (preflight.preflight_token === null)
    throw new Error(`blocked: ${preflight.blockers.map(({ message }) => message).join(' ')}`);
  say(`           "${preflight.sample}"`);
  await tern.campaigns.launch({ campaign_id: campaign.id, preflight_token: preflight.preflight_token });
  await waitUntil(tern, campaign.id, ({ campaign: { phase } }) => phase === 'waiting_for_decision');
  const clicked = await clickLinks(tern, campaign.id);
  const { items: links } = await tern.links.list({ campaign_id: campaign.id }).page();
  const [link] = links;
  if (link === undefined) throw new Error('The campaign has no link.');
  const stats = await waitForClicks(tern, link.id, clicked.people + clicked.bots);
  say(`clicks: ${stats.human} by people, ${stats.bot} by link previews`);
  const { experiment } = await tern.campaigns.decideExperiment({ campaign_id: campaign.id });
  say(`winner: ${experiment.winner} (p = ${experiment.p_value?.toExponential(1)}); the others receive it now`);
  const ended = await waitUntil(tern, campaign.id, ({ campaign: { state } }) => state === 'completed');
  for (const { name, recipients, sent, clicks } of ended.counters.by_variant)
    say(`  ${name.padEnd(9)} ${recipients} recipients, ${sent} sent, ${clicks} clicked`);
  const checks = [
    { what: 'experiment: members of the segment = audience', left: preview.count, right: ended.counters.audience },
    {
      what: 'experiment: recipients of the variants = audience',
      left: ended.counters.by_variant.reduce(
        (sum, { recipients, results_as_winner: rest }) => sum + recipients + (rest?.recipients ?? 0),
        0,
      ),
      right: ended.counters.audience,
    },
    { what: 'experiment: clicks of people counted', left: clicked.people, right: stats.human },
    { what: 'experiment: clicks of link previews counted', left: clicked.bots, right: stats.bot },
    { what: 'experiment: the better variant won', left: 1, right: experiment.winner === 'Offer' ? 1 : 0 },
  ];
  return { checks, credits: ended.counters.credits_spent };
}

type Progress = Awaited<ReturnType<Tern['campaigns']['get']>>;

async function waitUntil(tern: Tern, id: string, isReached: (progress: Progress) => boolean): Promise<Progress> {
  for (const startedAt = performance.now(); performance.now() - startedAt < TIMEOUT_MS; ) {
    const progress = await tern.campaigns.get({ campaign_id: id });
    if (isReached(progress)) return progress;
    await pause(250);
  }
  throw new Error(`The experiment did not go on within ${TIMEOUT_MS / 1000} s.`);
}

/**
 * An order of contacts who got the campaign, recorded in batches: where they live, marketing may be
 * sent today.
 */
async function recordOrders(tern: Tern, campaignId: string): Promise<void> {
  const buyers: string[] = [];
  for await (const { contact_id: id } of tern.messages.list({
    campaign_id: campaignId,
    state: 'delivered',
    limit: 200,
  }))
    if (id !== null && buyers.push(id) === BUYERS) break;
  for (let from = 0; from < buyers.length; from += EVENTS_PER_CALL)
    await tern.analytics.recordEvent({
      events: buyers.slice(from, from + EVENTS_PER_CALL).map((id, index) => ({
        contact_id: id,
        name: 'order.placed',
        external_id: `order-${from + index}`,
        properties: { total: 10 + (index % 40) },
      })),
    });
}

/** Opens links as browsers do, and a few as a link preview does before anyone has read them. */
async function clickLinks(tern: Tern, id: string): Promise<{ readonly people: number; readonly bots: number }> {
  const left = { ...CLICKS };
  let [people, bots] = [0, 0];
  for await (const message of tern.messages.list({ campaign_id: id, state: 'delivered', limit: 200 })) {
    const variant = message.text.startsWith('Coffee') ? 'Question' : 'Offer';
    const url = /https?:\/\/\S+\/l\/\w+/.exec(message.text)?.[0];
    if (url === undefined || (left[variant] ?? 0) === 0) continue;
    left[variant] = (left[variant] ?? 0) - 1;
    if (bots < 5) {
      await open(url, 'facebookexternalhit/1.1');
      bots += 1;
    }
    // Each person has a phone of their own.
    await open(
      url,
      `Mozilla/5.0 (Linux; Android 16; Phone ${people}) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36`,
    );
    people += 1;
  }
  return { people, bots };
}

async function open(url: string, userAgent: string): Promise<void> {
  const response = await fetch(url, { redirect: 'manual', headers: { 'user-agent': userAgent } });
  if (response.headers.get('location') !== OFFER)
    throw new Error(`${url} leads to ${response.headers.get('location')}`);
}

/** Clicks are written in batches, shortly after the redirect. */
async function waitForClicks(tern: Tern, linkId: string, clicks: number): Promise<{ human: number; bot: number }> {
  for (const startedAt = performance.now(); performance.now() - startedAt < TIMEOUT_MS; ) {
    const stats = await tern.links.stats({ link_id: linkId });
    if (stats.human + stats.bot >= clicks) return stats;
    await pause(250);
  }
  throw new Error('The clicks were not counted.');
}
