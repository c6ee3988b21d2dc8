import { parsePhone } from '../../domain/phone.ts';
import { unprocessable } from '../../errors.ts';
import type { CampaignTestMessage } from '../../generated/types.ts';
import { type CampaignRow, requireCampaign } from '../../sending/campaigns/campaign.ts';
import { loadContents } from '../../sending/campaigns/campaign-facts.ts';
import type { LoadedContent } from '../../sending/content/load-template.ts';
import type { SendFacts } from '../../sending/facts/send-facts.ts';
import { refusalOf } from '../../sending/gates/evaluate.ts';
import type { SendOutcome } from '../../sending/single/request.ts';
import { type Send, sendAll } from '../../sending/single/send-one.ts';
import type { Skill } from '../../skill.ts';

/**
 * Sends the content of a campaign as single messages: they have no campaign, so that its counters
 * do not include them.
 */
export const testSendCampaign: Skill<'campaigns.testSend'> = async (
  { campaign_id: id, phones, variants: names },
  context,
) => {
  const { tx, account, service } = context;
  const campaign = await requireCampaign(tx, account, id);
  // The links of test messages are not the campaign's, so that its counters do not include them.
  const links = { shorten: campaign.shorten_links, url: service.config.links.url };
  const versions = versionsOf(campaign, await loadContents(tx, account, campaign, links, context.now), names);
  const tests = distinct(phones, account.defaultCountry).flatMap((to) =>
    versions.map(({ variant, content }) => ({ to, variant, content })),
  );
  const sends = tests.map(({ to, content }) => sendTo(campaign, content, to, context.now));
  const outcomes = await sendAll(context, sends);
  const items = tests.map((test, index) => present(test, outcomes[index] as SendOutcome));
  return { items, credits: items.reduce((sum, { credits }) => sum + credits, 0) };
};

interface Version {
  readonly variant: string | null;
  readonly content: LoadedContent;
}

function versionsOf(
  { experiment }: CampaignRow,
  contents: readonly LoadedContent[],
  names: readonly string[] | undefined,
): readonly Version[] {
  const all = (experiment?.variants ?? [{ name: null }]).flatMap(({ name: variant }, index) => {
    const content = contents[index];
    return content === undefined ? [] : [{ variant, content }];
  });
  const unknown = names?.find((name) => all.every(({ variant }) => variant !== name));
  if (unknown !== undefined)
    throw unprocessable('unknown_variant', 'The campaign has no variant of this name.', {
      details: { variants: all.flatMap(({ variant }) => (variant === null ? [] : [variant])) },
    });
  return names === undefined ? all : all.filter(({ variant }) => variant !== null && names.includes(variant));
}

function distinct(phones: readonly string[], country: string): string[] {
  const read = phones.map((phone) => {
    const parsed = parsePhone(phone, country);
    return parsed.ok ? parsed.e164 : phone;
  });
  return [...new Set(read)].sort();
}

function sendTo(campaign: CampaignRow, content: LoadedContent, to: string, now: Date): Send {
  return {
    to,
    numberId: campaign.number_id,
    programId: campaign.program_id,
    purpose: campaign.purpose,
    content,
    at: now,
    adjust: requireContact,
    ...(campaign.smart_encoding !== null && { smartEncoding: campaign.smart_encoding }),
  };
}

const UNKNOWN = 'The account has no contact with this number. Create it with its consent first.';

function requireContact(facts: SendFacts): SendFacts {
  if (facts.contact === null) throw unprocessable('unknown_contact', UNKNOWN);
  return facts;
}

function present(
  { to, variant }: { readonly to: string; readonly variant: string | null },
  outcome: SendOutcome,
): CampaignTestMessage {
  if (outcome.kind === 'repeated') throw new Error('A message without a key was answered as repeated.');
  if (outcome.kind === 'refused') {
    const { error, refused } = outcome;
    // Not refused for this recipient, but for all.
    if (refused === null) throw error;
    const { content, decision } = refused;
    const reason = decision === null ? 'unknown_contact' : (refusalOf(decision)?.reason ?? 'content');
    const text = content.ok ? content.text : null;
    const refusal = { reason, message: error.message };
    return { to, variant, message_id: null, state: null, text, credits: 0, refusal };
  }
  const { id, state, content } = outcome.sent;
  return { to, variant, message_id: id, state, text: content.text, credits: content.credits, refusal: null };
}
