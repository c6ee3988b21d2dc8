import { readPool } from '../../carriers/numbers/pool.ts';
import type { SendingNumber } from '../../carriers/numbers/sending-number.ts';
import type { AccountState, Owner } from '../../domain/account.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import type { AudienceReach } from '../../people/audience/audience.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { type LoadedContent, loadContent } from '../content/load-template.ts';
import { findAccountState, findNumber } from '../facts/account-and-number.ts';
import { readSendingRules, type SendingRules } from '../rules/sending-rules.ts';
import type { CampaignRow } from './campaign.ts';

/** What is the same for every recipient of a campaign. */
export interface CampaignFacts {
  readonly campaign: CampaignRow;
  readonly account: { readonly state: AccountState; readonly paused: boolean };
  /** The sending numbers: one, or those of the program; empty when none can send. */
  readonly numbers: readonly SendingNumber[];
  readonly content: LoadedContent;
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
    { state, paused, content_exceptions: contentExceptions, smart_encoding: accountEncoding },
    numbers,
    rules,
    content,
  ] = await Promise.all([
    findAccountState(sql, owner),
    findSendingNumbers(sql, owner, campaign),
    readSendingRules(sql, owner),
    loadContent(sql, owner, {
      text: campaign.body,
      templateId: campaign.template_id,
      version: campaign.template_version,
      field: 'body',
      links: { shorten: campaign.shorten_links, url: linksUrl, source: campaign.id },
    }),
  ]);
  const smartEncoding = campaign.smart_encoding ?? content.smartEncoding ?? accountEncoding ?? 'off';
  return { campaign, account: { state, paused }, numbers, content, contentExceptions, smartEncoding, rules, at };
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
