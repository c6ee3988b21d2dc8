import fc from 'fast-check';
import type { JsonSchema } from '../../../codegen/contract.ts';
import { resolveSchema, type Source } from './from-schema.ts';

const OTHER_TYPES: readonly unknown[] = [null, true, 0, -1, 1.5, 'x', '', '1', [], [[]], {}, [null], { $ref: '#' }];

/** Generates values that violate a schema in one way: type, bound, enum, or a nested member. */
export function invalidValues(source: Source, given: JsonSchema, depth = 0): fc.Arbitrary<unknown> {
  const schema = resolveSchema(source.contract, given);
  const { anyOf, minimum, maximum, minLength, maxLength, minItems, maxItems, items, properties } = schema as {
    anyOf?: JsonSchema[];
    items?: JsonSchema;
    properties?: Record<string, JsonSchema>;
  } & Record<'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'minItems' | 'maxItems', number | undefined>;
  const invalid: unknown[] = [...OTHER_TYPES];
  if (minimum !== undefined) invalid.push(minimum - 1);
  if (maximum !== undefined) invalid.push(maximum + 1, maximum + 0.5);
  if (minLength !== undefined && minLength > 0) invalid.push('x'.repeat(minLength - 1), ' '.repeat(minLength));
  if (maxLength !== undefined) invalid.push('x'.repeat(maxLength + 1), '😀'.repeat(Math.min(maxLength, 70_000)));
  if (minItems !== undefined && minItems > 0) invalid.push(Array(minItems - 1).fill('x'));
  if (maxItems !== undefined) invalid.push(Array(maxItems + 1).fill('x'));
  if (Array.isArray(schema.enum)) invalid.push(`${String(schema.enum[0])} `, String(schema.enum[0]).toUpperCase());
  const options: fc.Arbitrary<unknown>[] = [fc.constantFrom(...invalid)];
  if (depth < 4) {
    if (anyOf !== undefined) options.push(...anyOf.map((each) => invalidValues(source, each, depth + 1)));
    if (items !== undefined) options.push(invalidValues(source, items, depth + 1).map((item) => [item]));
    if (properties !== undefined)
      options.push(
        ...Object.entries(properties).map(([key, member]) =>
          invalidValues(source, member, depth + 1).map((value) => ({ [key]: value })),
        ),
        fc.constant({ shoe_size: 43 }),
      );
  }
  return fc.oneof(...options);
}
