import type { JourneyNodeWaitFor, JourneyWaitBranch } from '../../generated/types.ts';
import { checkWhere, type RuleProblem } from '../segments/check-rules.ts';
import { replyPatternRule } from './matches-reply.ts';

/** The fields of each kind of waiting. */
const FIELDS = {
  event: ['name', 'event', 'where', 'key'],
  conversion: ['name', 'event', 'where', 'key'],
  reply: ['words', 'patterns'],
  click: ['where'],
  rules: ['rules'],
} as const;
const CONDITIONS = ['name', 'where', 'key', 'words', 'patterns', 'rules'] as const;
const BRANCH_CONDITIONS = ['event', 'where', 'key', 'words', 'patterns'] as const;

const isNamed = (kind: keyof typeof FIELDS): boolean => kind === 'event' || kind === 'conversion';

/** What the schema cannot say of a `wait_for`, with the place of each problem. */
export function checkWaitConfig(config: JourneyNodeWaitFor, path: string): RuleProblem[] {
  const { for: kind, branches, name, rules } = config;
  if ((kind === undefined) === (branches === undefined))
    return [{ path: `${path}/for`, rule: 'either this or branches must be set' }];
  if (kind !== undefined)
    return [
      ...unusedFields(config, CONDITIONS, kind, path),
      ...(isNamed(kind) && name === undefined ? [{ path: `${path}/name`, rule: `must be set with for ${kind}` }] : []),
      ...(kind === 'rules' && rules === undefined
        ? [{ path: `${path}/rules`, rule: 'must be set with for rules' }]
        : []),
      ...checkContent(config, path),
    ];
  const set = CONDITIONS.filter((field) => config[field] !== undefined);
  return [
    ...set.map((field) => ({ path: `${path}/${field}`, rule: 'not with branches' })),
    ...(branches ?? []).flatMap((branch, index, all) =>
      checkBranch(branch, all.slice(0, index), `${path}/branches/${index}`),
    ),
  ];
}

function checkBranch(branch: JourneyWaitBranch, earlier: readonly JourneyWaitBranch[], path: string): RuleProblem[] {
  const { name, for: kind, event } = branch;
  return [
    ...(earlier.some((other) => other.name === name)
      ? [{ path: `${path}/name`, rule: 'must be a name that no other branch has' }]
      : []),
    ...unusedFields(branch, BRANCH_CONDITIONS, kind, path),
    ...(isNamed(kind) && event === undefined ? [{ path: `${path}/event`, rule: `must be set with for ${kind}` }] : []),
    ...checkContent(branch, path),
  ];
}

function unusedFields<Field extends string>(
  config: Partial<Readonly<Record<Field, unknown>>>,
  fields: readonly Field[],
  kind: keyof typeof FIELDS,
  path: string,
): RuleProblem[] {
  const used: readonly string[] = FIELDS[kind];
  return fields
    .filter((field) => config[field] !== undefined && !used.includes(field))
    .map((field) => ({ path: `${path}/${field}`, rule: `not with for ${kind}` }));
}

function checkContent({ where, patterns = [] }: JourneyNodeWaitFor | JourneyWaitBranch, path: string): RuleProblem[] {
  const broken = patterns.flatMap((pattern, index) => {
    const rule = replyPatternRule(pattern);
    return rule === null ? [] : [{ path: `${path}/patterns/${index}`, rule }];
  });
  return [...checkWhere(where, path), ...broken];
}
