import { noSuchSendingNumber } from '../../carriers/numbers/no-such-number.ts';
import { requireProgramOrNumber } from '../../carriers/numbers/require-program-or-number.ts';
import type { Owner } from '../../domain/account.ts';
import { beginsWithCalendarDate } from '../../domain/calendar-date.ts';
import { attributeNameRule } from '../../domain/imports/headers.ts';
import { checkWaitConfig } from '../../domain/journeys/check-wait-config.ts';
import { waitsForClock } from '../../domain/journeys/wait-until.ts';
import { webhookHeaderRule } from '../../domain/journeys/webhook-headers.ts';
import { checkWhere, type RuleProblem } from '../../domain/segments/check-rules.ts';
import { invalidParams, notFound } from '../../errors.ts';
import type {
  JourneyNodeConfig,
  JourneyNodeDelayUntil,
  JourneyNodeSend,
  JourneyNodeSplit,
  JourneySplitWinner,
  SegmentRule,
} from '../../generated/types.ts';
import { readRules } from '../../people/segments/read-rules.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { checkOutgoingUrl, type OutgoingRules } from '../../platform/safe-fetch/index.ts';
import { loadContent } from '../../sending/content/load-template.ts';
import { findNumber } from '../../sending/facts/account-and-number.ts';

export interface ConfigScope {
  readonly sql: Sql;
  readonly owner: Owner;
  readonly outgoing: OutgoingRules;
}

const PATH = '/config';

/**
 * Throws -32602 or -32001 unless the node can do what it is configured for: its parts fit together,
 * and what it refers to exists.
 */
export async function checkConfig(scope: ConfigScope, config: JourneyNodeConfig): Promise<void> {
  switch (config.kind) {
    case 'send':
      return checkSend(scope, config);
    case 'delay_until':
      return checkDelayUntil(config);
    case 'wait_for':
      refuseProblems(checkWaitConfig(config, PATH));
      if (config.rules !== undefined) await checkRulesOf(scope, config.rules, `${PATH}/rules`);
      return;
    case 'split':
      return checkSplit(scope, config);
    case 'random_split': {
      const names = new Set(config.variants.map(({ name }) => name));
      if (names.size < config.variants.length) throw wrong('/variants', 'must have different names');
      if (config.variants.reduce((sum, { share }) => sum + share, 0) !== 100)
        throw wrong('/variants', 'must have shares that add up to 100');
      if (config.winner !== undefined && !hasEnd(config.winner))
        throw wrong('/winner/decide_after_hours', 'must set this or decide_after_contacts');
      return;
    }
    case 'update_contact':
      if (Object.keys(config).length < 2) throw wrong('', 'must change first_name, last_name or attributes');
      for (const name of Object.keys(config.attributes ?? {})) requireAttributeName(name, `/attributes/${name}`);
      return;
    case 'tag':
      return requireTag(scope, config.tag_id);
    case 'webhook': {
      const verdict = checkOutgoingUrl(config.url, scope.outgoing);
      if (!verdict.ok) throw wrong('/url', `must be a public HTTPS URL (${verdict.reason})`);
      checkHeaders(config.headers ?? {});
      for (const [at, { attribute }] of (config.save ?? []).entries())
        requireAttributeName(attribute, `/save/${at}/attribute`);
      return;
    }
    case 'delay':
    case 'goal':
    case 'exit':
      return;
  }
}

const hasEnd = ({ decide_after_hours: hours, decide_after_contacts: contacts }: JourneySplitWinner): boolean =>
  hours !== undefined || contacts !== undefined;

function requireAttributeName(name: string, path: string): void {
  const rule = attributeNameRule(name);
  if (rule !== null) throw wrong(path, rule);
}

function checkHeaders(headers: Readonly<Record<string, string>>): void {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  if (new Set(names).size < names.length) throw wrong('/headers', 'must have names that differ not only in case');
  for (const [name, value] of Object.entries(headers)) {
    const rule = webhookHeaderRule(name, value);
    if (rule !== null) throw wrong(`/headers/${name}`, rule);
  }
}

function wrong(path: string, rule: string) {
  return invalidParams(`The configuration of the node is not valid: ${PATH}${path} ${rule}.`, [
    { path: `${PATH}${path}`, rule },
  ]);
}

async function checkSend({ sql, owner }: ConfigScope, config: JourneyNodeSend): Promise<void> {
  const {
    text = null,
    template_id: templateId = null,
    number_id: numberId = null,
    program_id: programId = null,
    send_between: window,
  } = config;
  if (window !== undefined && window.from >= window.to) throw wrong('/send_between/to', 'must be later than from');
  await loadContent(sql, owner, { text, templateId, field: 'config/text' });
  await requireProgramOrNumber(sql, owner, { numberId, programId });
  if (numberId !== null && (await findNumber(sql, owner, numberId)) === null) throw noSuchSendingNumber();
}

async function checkSplit(scope: ConfigScope, { rules, where, of }: JourneyNodeSplit): Promise<void> {
  if (rules === undefined && where === undefined) throw wrong('', 'must set rules or where');
  if (of !== undefined && where === undefined) throw wrong('/of', 'only with where');
  refuseProblems(checkWhere(where, PATH));
  if (rules !== undefined) await checkRulesOf(scope, rules, `${PATH}/rules`);
}

function checkDelayUntil(config: JourneyNodeDelayUntil): void {
  const { time, days, at, date, property, of, attribute, offset_minutes: offset } = config;
  const dates = [at, date, property, attribute].filter((one) => one !== undefined).length;
  if (dates > 1 || (dates === 0 && time === undefined))
    throw wrong('', 'must set time, or one of at, date, property and attribute');
  if (at !== undefined && time !== undefined) throw wrong('/time', 'not with at, which is an instant');
  if (date !== undefined && !beginsWithCalendarDate(date)) throw wrong('/date', 'must be a day that exists');
  if (days !== undefined && !waitsForClock(config)) throw wrong('/days', 'only with time alone');
  if (of !== undefined && property === undefined) throw wrong('/of', 'only with property');
  if (offset !== undefined && property === undefined && attribute === undefined)
    throw wrong('/offset_minutes', 'only with property or attribute');
}

export async function checkRulesOf({ sql, owner }: ConfigScope, rules: SegmentRule, path: string): Promise<void> {
  await readRules(sql, owner, rules, { path });
}

/** Throws -32602 with the paths of the problems, if there are any. */
export function refuseProblems(problems: readonly RuleProblem[]): void {
  if (problems.length === 0) return;
  const text = problems.map(({ path, rule }) => `${path} ${rule}`).join('; ');
  throw invalidParams(`The configuration is not valid: ${text}.`, problems);
}

export async function requireTag({ sql, owner }: Pick<ConfigScope, 'sql' | 'owner'>, id: string): Promise<void> {
  const where = { account_id: owner.accountId, id };
  if ((await sql.tenant(owner.tenantId).tags.count({ where })) === 0)
    throw notFound('tag', [{ skill: 'tags.list', params: {}, why: 'Lists the tags of this account.' }]);
}
