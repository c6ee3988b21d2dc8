import type { SegmentOperator } from '../../generated/types.ts';
import { attributeName, OPERATORS } from './operators.ts';

/** What a rule compares the values of an attribute as. */
export type ComparedType = 'text' | 'number' | 'time' | 'boolean' | 'list';

export interface Compared {
  readonly attribute: string;
  readonly type: ComparedType;
}

const MAX_DEPTH = 20;

/**
 * The attributes that rules compare, each with the type that a value needs to meet the rule. Rules
 * may be anywhere in the value: in params, or in the nodes of a journey.
 */
export function comparedTypes(value: unknown): readonly Compared[] {
  const found = new Map<string, Compared>();
  collect(value, found, 0);
  return [...found.values()];
}

function collect(value: unknown, found: Map<string, Compared>, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return;
  const { field, operator } = value as Readonly<Record<string, unknown>>;
  const attribute = typeof field === 'string' ? attributeName(field) : null;
  if (attribute !== null && typeof operator === 'string' && Object.hasOwn(OPERATORS, operator)) {
    const type = typeOf(operator as SegmentOperator, value as Operands);
    if (type !== null) found.set(`${type} ${attribute}`, { attribute, type });
  }
  for (const inner of Object.values(value)) collect(inner, found, depth + 1);
}

interface Operands {
  readonly value?: unknown;
  readonly values?: unknown;
}

/** Null where values of every type are meant, or of several types. */
function typeOf(operator: SegmentOperator, { value, values }: Operands): ComparedType | null {
  if (/^(?:contains_|size_)/.test(operator)) return 'list';
  switch (OPERATORS[operator].compares) {
    case 'text':
      return 'text';
    case 'number':
      return 'number';
    case 'time':
      return 'time';
    case 'none':
      return /exists$/.test(operator) ? null : 'time';
    default: {
      const types = new Set((Array.isArray(values) ? values : [value]).map((one) => typeof one));
      const [type] = types;
      if (types.size !== 1 || (type !== 'string' && type !== 'number' && type !== 'boolean')) return null;
      if (type !== 'string') return type;
      return operator === 'between' ? 'time' : 'text';
    }
  }
}

const WORDS: Readonly<Record<ComparedType, string>> = {
  text: 'text',
  number: 'a number',
  time: 'a date or a time',
  boolean: 'true or false',
  list: 'a list',
};

/** What to tell about a comparison that no value can meet. */
export function describeComparison({ attribute, type }: Compared): string {
  return `A rule compares the attribute ${attribute} with ${WORDS[type]}, but no contact has ${WORDS[type]} in it. segments.fields lists the types of its values.`;
}
