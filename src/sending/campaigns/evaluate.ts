import type { Funds } from '../../credits/funds.ts';
import type { Owner } from '../../domain/account.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import type { AudienceContact } from '../../people/audience/audience.ts';
import type { Sql } from '../../platform/database/sql.ts';
import {
  type BulkFacts,
  type Evaluation,
  evaluateContact,
  type PlannedContact,
  planContacts,
} from '../bulk/evaluate.ts';
import type { LocalTime } from '../rules/plan-timing.ts';
import type { CampaignRow } from './campaign.ts';
import type { CampaignFacts, VariantContent } from './campaign-facts.ts';

/** `planContacts` for the contacts of a campaign. */
export function planAudience(
  sql: Sql,
  owner: Owner,
  facts: CampaignFacts,
  contacts: readonly AudienceContact[],
  how: { readonly lock: 'none' | 'account' },
): Promise<Iterable<PlannedContact>> {
  return planContacts(sql, owner, bulkFactsOf(facts), contacts, how);
}

/**
 * Runs the gates of a single send for one contact of the audience. `variant` is the position of the
 * variant whose content is sent, from 1; null without variants.
 */
export function evaluate(
  facts: CampaignFacts,
  planned: PlannedContact,
  funds: Funds,
  variant: number | null,
): Evaluation {
  return evaluateContact(bulkFactsOf(facts), variant === null ? facts : variantOf(facts, variant), planned, funds);
}

/** Built once for the contacts of a chunk. */
const known = new WeakMap<CampaignFacts, BulkFacts>();

function bulkFactsOf(facts: CampaignFacts): BulkFacts {
  const found = known.get(facts);
  if (found !== undefined) return found;
  const { campaign, account, numbers, contentExceptions, rules, at } = facts;
  const { purpose, program_id: programId } = campaign;
  const built = {
    purpose,
    programId,
    localTime: localTimeOf(campaign, at),
    account,
    numbers,
    contentExceptions,
    rules,
    at,
  };
  known.set(facts, built);
  return built;
}

/**
 * Contacts that the fan-out reaches within an hour still count from the start, so that the first
 * and the last of them get the message on the same day.
 */
function localTimeOf({ local_time: time, launched_at: launchedAt }: CampaignRow, at: Date): LocalTime | null {
  if (time === null) return null;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const isFresh = launchedAt !== null && at.getTime() - launchedAt.getTime() < HOUR_MS;
  return { minutes: hours * 60 + minutes, from: isFresh ? launchedAt : at };
}

function variantOf({ variants }: CampaignFacts, variant: number): VariantContent {
  const found = variants[variant - 1];
  if (found === undefined) throw new Error(`The campaign has no variant ${variant}.`);
  return found;
}
