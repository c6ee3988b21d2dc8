import { warnOfDeletedRecipients } from '../../counting/deleted-recipients.ts';
import { invalidParams, notFound } from '../../errors.ts';
import type { OutcomeRow } from '../../measures/outcomes/outcome.ts';
import {
  type TallyParams,
  tallyCampaign,
  tallyExperiment,
  tallyJourney,
  tallyReached,
  tallyReachedInJourney,
  tallySplit,
} from '../../measures/outcomes/tally-queries.ts';
import type { ReadContext, Skill } from '../../skill.ts';
import { requireOutcome } from './find.ts';
import { presentOutcome } from './present.ts';
import { type Arms, HOLD_OUT, presentArms, REACHED_AND_HELD_OUT } from './present-arms.ts';

export const outcomeResults: Skill<'outcomes.results'> = async (
  { outcome_id: id, split_node_id: nodeId, against },
  context,
) => {
  const { db, account, now } = context;
  const outcome = await requireOutcome(db, account, id);
  if (nodeId !== undefined && outcome.ref_kind !== 'journey')
    throw invalidParams('split_node_id is only valid for an outcome of a journey.', [
      { path: '/split_node_id', rule: 'only for an outcome of a journey' },
    ]);
  if (nodeId !== undefined && against !== undefined)
    throw invalidParams('Set either split_node_id or against.', [{ path: '/against', rule: 'not with split_node_id' }]);
  const arms = await (against === undefined
    ? readArms(context, outcome, nodeId ?? null)
    : readReached(context, outcome));
  return {
    outcome: presentOutcome(outcome),
    currency: outcome.value_rule.currency ?? null,
    ...presentArms(arms, outcome.value_rule),
    measured_at: now.toISOString(),
    ...(await warnings(context, outcome)),
  };
};

async function warnings(
  { db, account: { tenantId, accountId } }: ReadContext,
  { ref_kind: kind, ref_id: id }: OutcomeRow,
) {
  const campaign =
    kind === 'campaign'
      ? await db.tenant(tenantId).campaigns.findFirst({ where: { account_id: accountId, id } })
      : null;
  return campaign === null ? {} : warnOfDeletedRecipients(db, campaign);
}

function tallyParams({ account, now }: ReadContext, outcome: OutcomeRow): TallyParams {
  const { ref_id: refId, event, deadline_hours: hours, value_rule: rule } = outcome;
  return [
    account.tenantId,
    account.accountId,
    refId,
    event,
    hours,
    now,
    rule.kind,
    rule.value_minor ?? 0,
    rule.currency ?? '',
  ];
}

/** Against the hold-out of the account. */
async function readReached(context: ReadContext, outcome: OutcomeRow): Promise<Arms> {
  const statement = outcome.ref_kind === 'journey' ? tallyReachedInJourney : tallyReached;
  return { names: REACHED_AND_HELD_OUT, rows: await context.db.rows(statement, ...tallyParams(context, outcome)) };
}

async function readArms(context: ReadContext, outcome: OutcomeRow, nodeId: string | null): Promise<Arms> {
  const { db, account } = context;
  const { tenantId, accountId } = account;
  const { ref_id: refId } = outcome;
  const params = tallyParams(context, outcome);
  const rows = db.tenant(tenantId);
  if (outcome.ref_kind === 'journey') {
    if (nodeId === null) return { names: new Map([[1, 'entered']]), rows: await db.rows(tallyJourney, ...params) };
    const node = await rows.journey_nodes.findFirst({ where: { id: nodeId, journey_id: refId } });
    const config = node?.config;
    if (config?.kind !== 'random_split')
      throw notFound('random split in the journey', [
        { skill: 'journeys.get', params: { journey_id: refId }, why: 'Shows the nodes of the journey.' },
      ]);
    const variants = config.variants.map(({ name }) => name);
    return { names: numbered(variants), rows: await db.rows(tallySplit, ...params, nodeId, variants) };
  }
  const campaign = await rows.campaigns.findFirst({ where: { account_id: accountId, id: refId } });
  const experiment = campaign?.experiment;
  if (!experiment) return { names: new Map([[1, 'recipients']]), rows: await db.rows(tallyCampaign, ...params) };
  const names = numbered(experiment.variants.map(({ name }) => name));
  return {
    names: experiment.hold_out_percent > 0 ? new Map([...names, [HOLD_OUT, 'hold_out']]) : names,
    rows: await db.rows(tallyExperiment, ...params),
  };
}

const numbered = (names: readonly string[]): ReadonlyMap<number, string> =>
  new Map(names.map((name, index) => [index + 1, name]));
