import type { Sql } from '../../platform/sql.ts';
import type { AccountState } from '../../skill.ts';
import { loadContent } from '../content/load-template.ts';
import type { Sender } from '../gates/facts.ts';
import { findAccountState, findSender } from '../send/senders.ts';
import { readPool } from '../senders/pool.ts';
import type { Owner } from '../tenancy.ts';
import { readSendingRules } from '../timing/sending-rules.ts';
import type { CampaignRow } from './campaign.ts';
import type { CampaignFacts } from './judge.ts';

/** What every recipient of the campaign shares; a draft follows its template, a launched one keeps the version it was launched with. */
export async function gatherCampaign(sql: Sql, owner: Owner, campaign: CampaignRow, at: Date): Promise<CampaignFacts> {
  const [{ state, paused }, senders, rules, content] = await Promise.all([
    findAccountState(sql, owner),
    findSenders(sql, owner, campaign),
    readSendingRules(sql, owner),
    loadContent(sql, owner, {
      text: campaign.body,
      templateId: campaign.template_id,
      version: campaign.template_version,
      field: 'body',
    }),
  ]);
  return {
    campaign,
    account: { state: state as AccountState, paused },
    senders,
    content,
    rules,
    at,
  };
}

/** The numbers it goes out from, of those that can send. */
export async function findSenders(
  sql: Sql,
  owner: Owner,
  { number_id: numberId, program_id: programId }: CampaignRow,
): Promise<readonly Sender[]> {
  if (programId !== null) return readPool(sql, owner, programId);
  const sender = await findSender(sql, owner, numberId);
  return sender === null ? [] : [sender];
}
