import { parsePhone } from '../../domain/phone.ts';
import { unprocessable } from '../../errors.ts';
import type { CampaignTestMessage } from '../../generated/types.ts';
import { type CampaignRow, requireCampaign } from '../../sending/campaigns/campaign.ts';
import { loadContents } from '../../sending/campaigns/campaign-facts.ts';
import type { LoadedContent } from '../../sending/content/load-template.ts';
import { refusalOf } from '../../sending/gates/evaluate.ts';
import { refusalError } from '../../sending/gates/refusal-error.ts';
import { acceptOne, decideOne } from '../../sending/send-one.ts';
import type { Skill, WriteContext } from '../../skill.ts';

/**
 * Sends the content of a campaign as single messages: they have no campaign, so that its counters
 * do not include them.
 */
export const testSendCampaign: Skill<'campaigns.testSend'> = async (
  { campaign_id: id, phones, variants: names },
  context,
) => {
  const { tx, account, service, afterCommit } = context;
  const campaign = await requireCampaign(tx, account, id);
  // The links of test messages are not the campaign's, so that its counters do not include them.
  const links = { shorten: campaign.shorten_links, url: service.config.links.url };
  const versions = versionsOf(campaign, await loadContents(tx, account, campaign, links, context.now), names);
  const items: CampaignTestMessage[] = [];
  // Each send locks its recipient: in one order, so that two calls do not wait for each other.
  for (const phone of distinct(phones, account.defaultCountry))
    for (const version of versions) items.push(await sendTo(context, campaign, version, phone));
  afterCommit(service.wake);
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

async function sendTo(
  context: WriteContext,
  campaign: CampaignRow,
  { variant, content }: Version,
  phone: string,
): Promise<CampaignTestMessage> {
  const decided = await decideOne(context, {
    ...{ to: phone, numberId: campaign.number_id, programId: campaign.program_id },
    ...{ purpose: campaign.purpose, content, at: context.now },
    ...(campaign.smart_encoding !== null && { smartEncoding: campaign.smart_encoding }),
  });
  const { facts, contact, decision } = decided;
  const text = facts.content.ok ? facts.content.text : null;
  const refused = { to: phone, variant, message_id: null, state: null, text, credits: 0 };
  const unknown = 'The account has no contact with this number. Create it with its consent first.';
  if (contact === null) return { ...refused, refusal: { reason: 'unknown_contact', message: unknown } };
  const refusal = refusalOf(decision);
  if (refusal !== null) {
    const { message } = refusalError(decision, facts);
    return { ...refused, refusal: { reason: refusal.reason ?? 'content', message } };
  }
  const sent = await acceptOne(context, decided);
  return {
    ...{ to: phone, variant, message_id: sent.id, state: sent.state, text, credits: sent.content.credits },
    refusal: null,
  };
}
