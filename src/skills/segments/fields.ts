import { attributeField, fieldTypeOf, operatorsOf } from '../../domain/segments/operators.ts';
import type { SegmentField, SegmentRuleField } from '../../generated/types.ts';
import {
  countAttributes,
  countConversions,
  countEvents,
  countFields,
  type FieldCount,
  type FrequentValue,
  findFrequentValues,
} from '../../people/segments/field-queries.ts';
import type { Skill } from '../../skill.ts';

/** Only the newest contacts are examined, so that an answer takes the same time at any size. */
const NEWEST = 20_000;
const MAX_ATTRIBUTES = 200;
const MAX_EVENTS = 80;
const MAX_CONVERSIONS = 40;

export const listFields: Skill<'segments.fields'> = async ({ query = '' }, { db, account }) => {
  const { tenantId, accountId } = account;
  const attributes = await db.rows(countAttributes, tenantId, accountId, NEWEST, query, MAX_ATTRIBUTES);
  const names = attributes.map(({ name }) => name);
  const values = await db.rows(findFrequentValues, tenantId, accountId, NEWEST, names);
  const fields = await db.rows(countFields, tenantId, accountId, NEWEST);
  const events = await db.rows(countEvents, tenantId, accountId, query, MAX_EVENTS);
  const conversions = await db.rows(countConversions, tenantId, accountId, query, MAX_CONVERSIONS);
  const matches = ({ name }: FieldCount): boolean => name.toLowerCase().includes(query.toLowerCase());
  return {
    items: [
      ...fields.filter(matches).map(presentField),
      ...attributes.map((attribute) => presentAttribute(attribute, values)),
      ...events.map(presentEvent),
      ...conversions.map(presentConversion),
    ],
  };
};

function presentField({ name, count }: FieldCount): SegmentField {
  const type = fieldTypeOf(name);
  return {
    field: name,
    kind: 'field',
    types: [type === 'time' ? 'time' : 'text'],
    operators: operatorsOf(type),
    contacts: count,
    frequent_values: [],
    example: type === 'time' ? withinAMonth(name) : { kind: 'field', field: name, operator: 'exists' },
  };
}

function presentAttribute({ name, count, types = [] }: FieldCount, values: readonly FrequentValue[]): SegmentField {
  const field = attributeField(name);
  const frequent = values.filter((value) => value.name === name);
  const [first] = frequent;
  return {
    field,
    kind: 'attribute',
    types: [...types],
    operators: operatorsOf('any'),
    contacts: count,
    frequent_values: frequent.map(({ value, count: occurrences }) => ({ value, count: occurrences })),
    example:
      first === undefined
        ? { kind: 'field', field, operator: 'exists' }
        : { kind: 'field', field, operator: 'eq', value: first.value },
  };
}

function presentEvent({ name, count }: FieldCount): SegmentField {
  const example = { kind: 'event', name, operator: 'at_least', count: 1 } as const;
  return { field: name, kind: 'event', types: [], operators: [], contacts: count, frequent_values: [], example };
}

function presentConversion({ name, count }: FieldCount): SegmentField {
  const example = { kind: 'conversion', event: name, operator: 'at_least', count: 1 } as const;
  return { field: name, kind: 'conversion', types: [], operators: [], contacts: count, frequent_values: [], example };
}

const withinAMonth = (field: string): SegmentRuleField => ({
  kind: 'field',
  field,
  operator: 'within_last',
  within: { amount: 30, unit: 'days' },
});
