import { listPrograms } from '../carriers/programs/queries.ts';
import type { Owner } from '../domain/account.ts';
import { RUNS_KEPT_MS, windowMs } from '../domain/automation/limits.ts';
import { hasContact, keywordOf } from '../domain/automation/triggers.ts';
import { classifyInbound } from '../domain/opt-out/classify-inbound.ts';
import { isScopeAnswer } from '../domain/opt-out/scope-question.ts';
import { readKeyword } from '../domain/programs/read-keyword.ts';
import { checkWhere } from '../domain/segments/check-rules.ts';
import { segmentsIn } from '../domain/segments/references.ts';
import { type FieldError, invalidParams } from '../errors.ts';
import type {
  AutomationAction,
  AutomationRateCap,
  AutomationTrigger,
  AutomationWindow,
  SegmentRule,
} from '../generated/types.ts';
import { holdSegments } from '../people/segments/hold.ts';
import { readRules } from '../people/segments/read-rules.ts';
import { findUnknownReferences } from '../people/segments/unknown-references.ts';
import type { Sql } from '../platform/database/sql.ts';
import { checkActions, type PipelineChecks } from './check-actions.ts';

export interface RuleDefinition {
  readonly trigger: AutomationTrigger;
  readonly conditions: SegmentRule | null;
  readonly actions: readonly AutomationAction[];
  readonly rate_cap: AutomationRateCap | null;
  readonly once_per: AutomationWindow | null;
}

/**
 * Checks what the schema cannot say. Throws -32602 with the path of each problem. The segments of
 * the conditions cannot be deleted until the transaction ends.
 */
export async function checkRule(tx: Sql, owner: Owner, rule: RuleDefinition, checks: PipelineChecks): Promise<void> {
  const { trigger, conditions, actions } = rule;
  refuse([
    ...checkLimits(rule),
    ...checkWhere(trigger.kind === 'event' ? trigger.where : undefined, '/trigger'),
    ...(await checkWords(tx, owner, trigger)),
    ...(await checkReference(tx, owner, trigger)),
    ...checkActions(actions, trigger, checks),
  ]);
  if (conditions === null) return;
  await holdSegments(tx, owner, segmentsIn(conditions));
  await readRules(tx, owner, conditions, { path: '/conditions' });
}

function refuse(problems: readonly FieldError[]): void {
  if (problems.length === 0) return;
  const text = problems.map(({ path, rule }) => `${path} ${rule}`).slice(0, 5);
  throw invalidParams(`The rule is not valid: ${text.join('; ')}.`, problems.slice(0, 50), {
    nextActions: [
      {
        skill: 'agent.capabilities',
        params: { skill: 'automation.create' },
        why: 'Shows the triggers with their fields, and the form of actions.',
      },
    ],
  });
}

function checkLimits({ trigger, conditions, rate_cap: cap, once_per: oncePer }: RuleDefinition): FieldError[] {
  const noContact = `must not be set, because a trigger of the kind ${trigger.kind} has no contact`;
  const isOfContact = hasContact(trigger);
  return [
    ...(conditions === null || isOfContact ? [] : [{ path: '/conditions', rule: noContact }]),
    ...(oncePer === null || isOfContact ? [] : [{ path: '/once_per', rule: noContact }]),
    ...(oncePer !== null && windowMs(oncePer) > RUNS_KEPT_MS
      ? [{ path: '/once_per', rule: 'must be at most 90 days, for which runs are kept' }]
      : []),
    ...(cap !== null && Object.keys(cap).length === 0
      ? [{ path: '/rate_cap', rule: 'must have per_hour or per_day' }]
      : []),
  ];
}

const MAX_PROGRAMS = 1_000;

/**
 * STOP, HELP and START belong to the service and its programs, in every language: such a message
 * never starts a rule, so a rule that waits for it would only seem to work.
 */
async function checkWords(sql: Sql, { tenantId, accountId }: Owner, trigger: AutomationTrigger): Promise<FieldError[]> {
  if (trigger.kind !== 'keyword') return [];
  const programs = await sql.rows(listPrograms, tenantId, accountId, '', MAX_PROGRAMS);
  return trigger.words.flatMap((word, index) => {
    const path = `/trigger/words/${index}`;
    if (keywordOf(word) === '') return [{ path, rule: 'must have a letter or a digit' }];
    const { intent } = classifyInbound(word);
    if (intent === 'review') return [{ path, rule: 'may be an opt-out: a person decides, and no rule starts' }];
    if (intent !== 'none') return [{ path, rule: `is read as ${intent.toUpperCase()}, which never starts a rule` }];
    if (isScopeAnswer(word)) return [{ path, rule: 'is the answer to a question of the service after STOP' }];
    const isTaken = programs.some(({ content }) => readKeyword(word, content.keywords) !== null);
    return isTaken ? [{ path, rule: 'is a keyword of a program, which never starts a rule' }] : [];
  });
}

/** What the trigger of the rule names. */
async function checkReference(sql: Sql, owner: Owner, trigger: AutomationTrigger): Promise<FieldError[]> {
  const isKnown = await namesKnown(sql, owner, trigger);
  return isKnown ? [] : [{ path: `/trigger/${trigger.kind}_id`, rule: 'names nothing that this account has' }];
}

async function namesKnown(sql: Sql, owner: Owner, trigger: AutomationTrigger): Promise<boolean> {
  const none = { lists: [], tags: [], campaigns: [], programs: [], segments: [] };
  const finds = async (named: Partial<Record<keyof typeof none, string[]>>): Promise<boolean> =>
    (await findUnknownReferences(sql, owner, { ...none, ...named })).length === 0;
  switch (trigger.kind) {
    case 'tag':
      return finds({ tags: [trigger.tag_id] });
    case 'list':
      return finds({ lists: [trigger.list_id] });
    case 'segment':
      await holdSegments(sql, owner, [trigger.segment_id]);
      return finds({ segments: [trigger.segment_id] });
    case 'campaign':
      return trigger.campaign_id === undefined || finds({ campaigns: [trigger.campaign_id] });
    case 'journey': {
      if (trigger.journey_id === undefined) return true;
      const where = { account_id: owner.accountId, id: trigger.journey_id };
      return (await sql.tenant(owner.tenantId).journeys.count({ where })) > 0;
    }
    default:
      return true;
  }
}
