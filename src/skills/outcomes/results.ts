import { invalidParams, notFound } from '../../errors.ts';
import type { OutcomeArm, OutcomeComparison } from '../../generated/types.ts';
import type { OutcomeRow } from '../../measures/outcomes/outcome.ts';
import { type Comparison, compareArms, rateOf } from '../../measures/outcomes/results.ts';
import {
  type ArmRow,
  type TallyParams,
  tallyCampaign,
  tallyExperiment,
  tallyJourney,
  tallySplit,
} from '../../measures/outcomes/tally-queries.ts';
import type { ReadContext, Skill } from '../../skill.ts';
import { requireOutcome } from './find.ts';
import { presentOutcome } from './present.ts';

const HOLD_OUT = 0;

export const outcomeResults: Skill<'outcomes.results'> = async ({ outcome_id: id, split_node_id: nodeId }, context) => {
  const { db, account, now } = context;
  const outcome = await requireOutcome(db, account, id);
  if (nodeId !== undefined && outcome.ref_kind !== 'journey')
    throw invalidParams('split_node_id is only valid for an outcome of a journey.', [
      { path: '/split_node_id', rule: 'only for an outcome of a journey' },
    ]);
  const { names, rows } = await readArms(context, outcome, nodeId ?? null);
  const arms = [...names.entries()].map(([arm, name]) => ({
    name,
    row: rows.find((row) => row.arm === arm) ?? emptyArm(arm),
  }));
  const control = arms.length < 2 ? null : (arms.find(({ row }) => row.arm === HOLD_OUT) ?? arms[0] ?? null);
  const hasValue = outcome.value_rule.kind !== 'none';
  const shown = arms.map(({ name, row }): OutcomeArm => {
    const isControl = row.arm === control?.row.arm;
    const lift = control === null || isControl ? null : compareArms(row, control.row, arms.length - 1, hasValue);
    return {
      ...presentArm(name, row, outcome),
      is_control: isControl,
      lift: lift && {
        rate_difference: presentComparison(lift.rate),
        relative: { estimate: lift.relative.estimate, ...boundsOf(lift.relative.interval) },
        value_per_contact: lift.value && presentComparison(lift.value),
      },
    };
  });
  return {
    outcome: presentOutcome(outcome),
    currency: outcome.value_rule.currency ?? null,
    arms: shown,
    comparisons: control === null ? 0 : arms.length - 1,
    confidence_percent: 95,
    methods: METHODS,
    measured_at: now.toISOString(),
  };
};

const METHODS = {
  rate_interval: 'Wilson score interval',
  rate_difference_interval: 'Newcombe hybrid score interval (method 10)',
  rate_difference_test: 'Two-sided z-test of two proportions with the pooled rate',
  relative_interval: 'Logarithm of the ratio (Katz)',
  value_test: "Welch's t-test, two-sided",
  correction: 'Bonferroni: p-values are multiplied by the number of comparisons',
} as const;

interface Arms {
  /** In the order of presentation. */
  readonly names: ReadonlyMap<number, string>;
  readonly rows: readonly ArmRow[];
}

async function readArms({ db, account, now }: ReadContext, outcome: OutcomeRow, nodeId: string | null): Promise<Arms> {
  const { tenantId, accountId } = account;
  const { ref_id: refId, event, deadline_hours: hours, value_rule: rule } = outcome;
  const params: TallyParams = [
    tenantId,
    accountId,
    refId,
    event,
    hours,
    now,
    rule.kind,
    rule.value_minor ?? 0,
    rule.currency ?? '',
  ];
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

const emptyArm = (arm: number): ArmRow => ({
  ...{ arm, contacts: 0, messaged: 0, converted: 0, open: 0, seconds: null },
  ...{ value: '0', mean: 0, variance: null, other_currency: 0 },
});

function presentArm(name: string, row: ArmRow, { value_rule: rule }: OutcomeRow) {
  const { contacts, messaged, converted, open, seconds } = row;
  const rate = rateOf(row);
  const hasValue = rule.kind !== 'none';
  return {
    ...{ name, contacts, messaged, converted, open },
    ...{ rate: rate?.rate ?? null, rate_low: rate?.interval.low ?? null, rate_high: rate?.interval.high ?? null },
    average_hours_to_convert: seconds === null ? null : seconds / 3600,
    value_minor: hasValue ? row.value : null,
    value_per_contact_minor: hasValue && contacts > 0 ? row.mean : null,
    conversions_in_other_currencies: row.other_currency,
  };
}

function presentComparison({ estimate, interval, pValue, verdict }: Comparison): OutcomeComparison {
  return { estimate, ...boundsOf(interval), p_value: pValue, verdict };
}

const boundsOf = (interval: Comparison['interval']) => ({ low: interval?.low ?? null, high: interval?.high ?? null });
