import type { Contract, JsonSchema } from '../../contract.ts';
import { type Block, code, heading, paragraph, type Text, table } from './blocks.ts';
import { bounds, fieldsOf, meaning, typeWords } from './schema-words.ts';

/** A component as a section of its own, which links to it lead to. */
export function typeBlocks(contract: Contract, name: string, schema: JsonSchema, page: string): readonly Block[] {
  const text = typeof schema.description === 'string' ? [paragraph(`${schema.description}.`)] : [];
  const fields = fieldsOf(schema);
  const body =
    fields.length > 0
      ? fieldTable(contract, schema, page)
      : paragraph(...sentence('', [...typeWords(schema, page), ...after(bounds(schema))]));
  return [heading(3, name), ...text, body];
}

/** The fields of an object, those of nested nameless objects under it. */
export function fieldTable(contract: Contract, schema: JsonSchema, page: string): Block {
  return table(
    ['field', 'type', 'always', 'meaning'],
    fieldsOf(schema).map(({ path, schema: field, required }): readonly Text[] => [
      [code(path)],
      typeWords(field, page),
      [required ? 'yes' : 'no'],
      sentence(meaning(contract, field), bounds(field)),
    ]),
  );
}

/** A meaning with its bounds in brackets. */
export function sentence(text: string, bound: Text): Text {
  return text === '' ? bound : [text, ...after(bound)];
}

function after(bound: Text): Text {
  return bound.length > 0 ? [' (', ...bound, ')'] : [];
}
