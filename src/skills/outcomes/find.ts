import type { Owner } from '../../domain/account.ts';
import { invalidParams, nameTaken, notFound } from '../../errors.ts';
import {
  findOutcome,
  lockCampaign,
  lockJourney,
  type OutcomeRow,
  type RefKind,
  saveOutcome,
} from '../../measures/outcomes/outcome.ts';
import type { Sql } from '../../platform/database/sql.ts';

export interface Ref {
  readonly kind: RefKind;
  readonly id: string;
}

/** Throws -32602 unless exactly one of the two is given. */
export function readRef({ campaign_id: campaignId, journey_id: journeyId }: RefParams): Ref {
  if ((campaignId === undefined) === (journeyId === undefined))
    throw invalidParams('Set either campaign_id or journey_id.', [
      { path: '/campaign_id', rule: 'exactly one of campaign_id and journey_id' },
    ]);
  return campaignId === undefined ? { kind: 'journey', id: journeyId ?? '' } : { kind: 'campaign', id: campaignId };
}

interface RefParams {
  readonly campaign_id?: string;
  readonly journey_id?: string;
}

/** Locks the campaign or journey of goals, so that two calls cannot both add the last one. */
export async function lockRef(tx: Sql, { tenantId, accountId }: Owner, { kind, id }: Ref): Promise<void> {
  const found = await tx.row(kind === 'campaign' ? lockCampaign : lockJourney, tenantId, accountId, id);
  if (found !== null) return;
  throw notFound(kind, [{ skill: `${kind}s.list`, params: {}, why: `Lists the ${kind}s of this account.` }]);
}

export async function requireOutcome(sql: Sql, owner: Owner, id: string): Promise<OutcomeRow> {
  const row = await findOutcome(sql, owner, id);
  if (row !== null) return row;
  throw notFound('outcome', [{ skill: 'outcomes.list', params: {}, why: 'Lists the outcomes of this account.' }]);
}

/** Throws -32002 for a name that another active goal of the campaign or journey has. */
export function requireFreeName(others: readonly OutcomeRow[], nameKey: string): void {
  const namesake = others.find(({ name_key: key }) => key === nameKey);
  if (namesake === undefined) return;
  throw nameTaken(
    'outcome of this campaign or journey',
    {
      skill: 'outcomes.list',
      params: { [`${namesake.ref_kind}_id`]: namesake.ref_id },
      why: 'Shows the outcomes and their names.',
    },
    { outcome_id: namesake.id },
  );
}

/** There is one primary goal: the one before is none any more. */
export async function demote(tx: Sql, owner: Owner, others: readonly OutcomeRow[], now: Date): Promise<string | null> {
  const primary = others.find(({ is_primary: is }) => is);
  if (primary === undefined) return null;
  await saveOutcome(tx, owner, primary.id, { is_primary: false, version: primary.version + 1, updated_at: now });
  return primary.id;
}
