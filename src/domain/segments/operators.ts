import type { SegmentOperator } from '../../generated/types.ts';

/** What a field can hold. A custom field can hold any of text, numbers, booleans and times. */
export type FieldType = 'text' | 'time' | 'any';

/** Fields of every contact; all others are `attributes.<name>`. */
export const CONTACT_FIELDS: Readonly<Record<string, FieldType>> = {
  phone: 'text',
  country: 'text',
  external_id: 'text',
  first_name: 'text',
  last_name: 'text',
  email: 'text',
  timezone: 'text',
  created_at: 'time',
  updated_at: 'time',
};

const ATTRIBUTES = 'attributes.';

/** The name of the custom field, or null for a field of every contact. */
export function attributeName(field: string): string | null {
  return field.startsWith(ATTRIBUTES) ? field.slice(ATTRIBUTES.length) : null;
}

export function attributeField(name: string): string {
  return `${ATTRIBUTES}${name}`;
}

export type Operand = 'value' | 'values' | 'within' | 'days_from_now';
/** What a value is compared as; `any` compares values of the same type. */
export type Comparison = 'any' | 'text' | 'number' | 'time' | 'range' | 'size' | 'none';

interface OperatorRule {
  /** The operand it needs; null: none. */
  readonly needs: Operand | null;
  readonly compares: Comparison;
  readonly appliesTo: readonly FieldType[];
}

const TEXT: readonly FieldType[] = ['text', 'any'];
const TIME: readonly FieldType[] = ['time', 'any'];
const ATTRIBUTE: readonly FieldType[] = ['any'];
const EVERY: readonly FieldType[] = ['text', 'time', 'any'];

export const OPERATORS: Readonly<Record<SegmentOperator, OperatorRule>> = {
  eq: { needs: 'value', compares: 'any', appliesTo: TEXT },
  neq: { needs: 'value', compares: 'any', appliesTo: TEXT },
  in: { needs: 'values', compares: 'any', appliesTo: TEXT },
  nin: { needs: 'values', compares: 'any', appliesTo: TEXT },
  contains: { needs: 'value', compares: 'text', appliesTo: TEXT },
  starts_with: { needs: 'value', compares: 'text', appliesTo: TEXT },
  gt: { needs: 'value', compares: 'number', appliesTo: ATTRIBUTE },
  gte: { needs: 'value', compares: 'number', appliesTo: ATTRIBUTE },
  lt: { needs: 'value', compares: 'number', appliesTo: ATTRIBUTE },
  lte: { needs: 'value', compares: 'number', appliesTo: ATTRIBUTE },
  between: { needs: 'values', compares: 'range', appliesTo: TIME },
  exists: { needs: null, compares: 'none', appliesTo: EVERY },
  not_exists: { needs: null, compares: 'none', appliesTo: EVERY },
  before: { needs: 'value', compares: 'time', appliesTo: TIME },
  after: { needs: 'value', compares: 'time', appliesTo: TIME },
  within_last: { needs: 'within', compares: 'none', appliesTo: TIME },
  not_within_last: { needs: 'within', compares: 'none', appliesTo: TIME },
  within_next: { needs: 'within', compares: 'none', appliesTo: TIME },
  not_within_next: { needs: 'within', compares: 'none', appliesTo: TIME },
  anniversary: { needs: null, compares: 'none', appliesTo: TIME },
  contains_any: { needs: 'values', compares: 'any', appliesTo: ATTRIBUTE },
  contains_all: { needs: 'values', compares: 'any', appliesTo: ATTRIBUTE },
  contains_none: { needs: 'values', compares: 'any', appliesTo: ATTRIBUTE },
  size_between: { needs: 'values', compares: 'size', appliesTo: ATTRIBUTE },
};

export function fieldTypeOf(field: string): FieldType {
  return CONTACT_FIELDS[field] ?? 'any';
}

export function operatorsOf(type: FieldType): SegmentOperator[] {
  return (Object.keys(OPERATORS) as SegmentOperator[]).filter((name) => OPERATORS[name].appliesTo.includes(type));
}

/** The operator of which this one is the exact opposite, or null. */
export function oppositeOf(operator: SegmentOperator): SegmentOperator | null {
  switch (operator) {
    case 'neq':
      return 'eq';
    case 'nin':
      return 'in';
    case 'not_exists':
      return 'exists';
    case 'not_within_last':
      return 'within_last';
    case 'not_within_next':
      return 'within_next';
    case 'contains_none':
      return 'contains_any';
    default:
      return null;
  }
}
