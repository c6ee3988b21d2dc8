import type { JsonSchema } from '../../contract.ts';
import { isRecord } from '../../lint/walk.ts';
import { comment, type Side, type TypePrinter } from './type-text.ts';

/** An exported type: an interface for a closed object, an alias for any other schema. */
export function declaration(printer: TypePrinter, name: string, schema: JsonSchema, side: Side): string {
  const head = comment(schema.description, '');
  const closed = schema.type === 'object' && isRecord(schema.properties) && schema.additionalProperties !== true;
  if (!closed) return [...head, `export type ${name} = ${printer.print(schema, side)};`, ''].join('\n');
  return [...head, `export interface ${name} {`, ...printer.members(schema, side, '  '), '}', ''].join('\n');
}
