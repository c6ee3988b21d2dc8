import fc from 'fast-check';
import type { JsonSchema } from '../../codegen/contract.ts';
import { resolved, type Source } from './from-schema.ts';

const OF_OTHER_TYPES: readonly unknown[] = [null, true, 0, -1, 1.5, 'x', '', '1', [], [[]], {}, [null], { $ref: '#' }];

/** Values near those that a schema takes, each wrong in one way: type, bound, choice, form, or a member of it. */
export function spoiled(source: Source, given: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  const schema = resolved(source.contract, given);
  const { anyOf, minimum, maximum, minLength, maxLength, minItems, maxItems, items, properties } = schema as {
    anyOf?: JsonSchema[];
    items?: JsonSchema;
    properties?: Record<string, JsonSchema>;
  } & Record<'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems', number | undefined>;
  const wrong: unknown[] = [...OF_OTHER_TYPES];
  if (minimum !== undefined) wrong.push(minimum - 1);
  if (maximum !== undefined) wrong.push(maximum + 1, maximum + 0.5);
  if (minLength !== undefined && minLength > 0) wrong.push('x'.repeat(minLength - 1), ' '.repeat(minLength));
  if (maxLength !== undefined) wrong.push('x'.repeat(maxLength + 1), '😀'.repeat(Math.min(maxLength, 70_000)));
  if (minItems !== undefined && minItems > 0) wrong.push(Array(minItems - 1).fill('x'));
  if (maxItems !== undefined) wrong.push(Array(maxItems + 1).fill('x'));
  if (Array.isArray(schema.enum)) wrong.push(`${String(schema.enum[0])} `, String(schema.enum[0]).toUpperCase());
  const ways: fc.Arbitrary<unknown>[] = [fc.constantFrom(...wrong)];
  if (depth < 4) {
    if (anyOf !== undefined) ways.push(...anyOf.map((each) => spoiled(source, each, depth + 1)));
    if (items !== undefined) ways.push(spoiled(source, items, depth + 1).map((item) => [item]));
    if (properties !== undefined)
      ways.push(
        ...Object.entries(properties).map(([key, member]) =>
          spoiled(source, member, depth + 1).map((value) => ({ [key]: value })),
        ),
        fc.constant({ shoe_size: 43 }),
      );
  }
  return fc.oneof(...ways);
}
