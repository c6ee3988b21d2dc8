import { readPool } from '../../carriers/numbers/pool.ts';
import type { SendingNumber } from '../../carriers/numbers/sending-number.ts';
import type { Owner } from '../../domain/account.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import { idsOf } from '../../media/media-file.ts';
import type { AudienceReach } from '../../people/audience/audience.ts';
import { resolveAudience } from '../../people/audience/audience-segments.ts';
import type { ResolvedAudience } from '../../people/audience/parts.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type LinkOptions, type LoadedContent, loadContent } from '../content/load-template.ts';
import { findAccountState, findNumber } from '../facts/account-and-number.ts';
import type { AccountFacts } from '../facts/send-facts.ts';
import { readSendingRules, type SendingRules } from '../rules/sending-rules.ts';
import type { CampaignRow } from './campaign.ts';

export interface VariantContent {
  readonly name: string;
  readonly content: LoadedContent;
  readonly smartEncoding: SmartEncoding;
}

/** What is the same for every recipient of a campaign. */
export interface CampaignFacts {
  readonly campaign: CampaignRow;
  readonly account: AccountFacts;
  /** The sending numbers: one, or those of the program; empty when none can send. */
  readonly numbers: readonly SendingNumber[];
  /** The content of a campaign without variants; else that of its first variant. */
  readonly content: LoadedContent;
  /** With the rules of its segments: the current ones of a draft, else those of the launch. */
  readonly audience: ResolvedAudience;
  /** In the order of the experiment; empty without one. */
  readonly variants: readonly VariantContent[];
  /** Rules of content that the operator lifted for the account. */
  readonly contentExceptions: readonly string[];
  readonly smartEncoding: SmartEncoding;
  readonly rules: SendingRules;
  /** Time of the evaluation. */
  readonly at: Date;
}

/**
 * The program of the campaign's messages: its own, or that of its only number; and, if they are
 * transactional, the time at which they need a relationship.
 */
export const reachOf = ({ campaign, numbers, at }: CampaignFacts): AudienceReach => ({
  programId: campaign.program_id ?? numbers[0]?.program_id ?? null,
  relationshipAt: campaign.purpose === 'transactional' ? at : null,
});

/**
 * Loads the facts that all recipients share. A draft uses the current version of its template, a
 * launched campaign the version it was launched with. Throws the SkillError of `loadContent`.
 */
export async function loadCampaignFacts(
  sql: Sql,
  owner: Owner,
  campaign: CampaignRow,
  at: Date,
  linksUrl: string,
): Promise<CampaignFacts> {
  const [
    { facts: account, content_exceptions: contentExceptions, smart_encoding: accountEncoding },
    numbers,
    rules,
    contents,
    audience,
  ] = await Promise.all([
    findAccountState(sql, owner),
    findSendingNumbers(sql, owner, campaign),
    readSendingRules(sql, owner),
    loadContents(
      sql,
      owner,
      campaign,
      { shorten: campaign.shorten_links, url: linksUrl, source: campaign.id },
      isDraft(campaign) ? at : null,
    ),
    findAudience(sql, owner, campaign),
  ]);
  const encodingOf = (content: LoadedContent): SmartEncoding =>
    campaign.smart_encoding ?? content.smartEncoding ?? accountEncoding ?? 'off';
  const [content] = contents;
  const variants = (campaign.experiment?.variants ?? []).flatMap(({ name }, index) => {
    const own = contents[index];
    return own === undefined ? [] : [{ name, content: own, smartEncoding: encodingOf(own) }];
  });
  const common = { campaign, account, numbers, content, audience, variants };
  return { ...common, contentExceptions, smartEncoding: encodingOf(content), rules, at };
}

/** Only a call reads a draft; a series is evaluated by a worker, which sends what was approved. */
const isDraft = ({ state, recurrence }: CampaignRow): boolean => state === 'draft' && recurrence === null;

/** The audience of a campaign; a launched one keeps the rules of its segments. */
export async function findAudience(
  sql: Sql,
  owner: Owner,
  { audience, audience_rules: frozen }: CampaignRow,
): Promise<ResolvedAudience> {
  if (frozen === null) return resolveAudience(sql, owner, audience);
  return { ...audience, rules: new Map(Object.entries(frozen)) };
}

type ContentOfVersion = Pick<CampaignRow, 'body' | 'template_id' | 'template_version'> &
  Partial<Pick<CampaignRow, 'media'>>;
type ContentOfCampaign = Pick<
  CampaignRow,
  'body' | 'template_id' | 'template_version' | 'experiment' | 'media' | 'media_fallback'
>;

/**
 * The content of the campaign, or of each variant. `now`: time of the call, which checks links of
 * media again; null for a worker. Throws the SkillError of `loadContent`.
 */
export async function loadContents(
  sql: Sql,
  owner: Owner,
  campaign: ContentOfCampaign,
  links: LinkOptions | undefined,
  now: Date | null,
): Promise<readonly [LoadedContent, ...LoadedContent[]]> {
  const [first, ...others] = campaign.experiment?.variants ?? [];
  const load = (
    { body, template_id: templateId, template_version: version, media }: ContentOfVersion,
    field: string,
  ): Promise<LoadedContent> => {
    const own = { ids: idsOf(media ?? campaign.media), fallback: campaign.media_fallback, now };
    return loadContent(sql, owner, { text: body, templateId, version, field, media: own, ...(links && { links }) });
  };
  if (first === undefined) return [await load(campaign, 'body')];
  return Promise.all([
    load(first, 'experiment/variants/0/body'),
    ...others.map((variant, index) => load(variant, `experiment/variants/${index + 1}/body`)),
  ]);
}

/** The campaign's sending numbers that can send now. */
export async function findSendingNumbers(
  sql: Sql,
  owner: Owner,
  { number_id: numberId, program_id: programId }: CampaignRow,
): Promise<readonly SendingNumber[]> {
  if (programId !== null) return readPool(sql, owner, programId);
  const sender = await findNumber(sql, owner, numberId);
  return sender === null ? [] : [sender];
}
