import type { Contract, JsonSchema } from '../../contract.ts';
import { type Block, code, heading, joined, paragraph, prose, type Text, table } from './blocks.ts';
import { bounds, descriptionOf, fieldsOf, typeWords } from './schema-words.ts';

/** A component as a section, which is the target of the links to it. */
export function typeBlocks(contract: Contract, name: string, schema: JsonSchema, page: string): readonly Block[] {
  const text = typeof schema.description === 'string' ? [paragraph(...prose(schema.description))] : [];
  const fields = fieldsOf(schema);
  const body =
    fields.length > 0
      ? fieldTable(contract, schema, page)
      : paragraph(...joined([[...typeWords(schema, page), '.'], bounds(schema)].filter(isFilled), ' '));
  return [heading(3, name), ...text, body];
}

/** A table of the fields of an object, including the fields of nested anonymous objects. */
export function fieldTable(contract: Contract, schema: JsonSchema, page: string): Block {
  return table(
    ['field', 'type', 'always present', 'description'],
    fieldsOf(schema).map(({ path, schema: field, required }): readonly Text[] => [
      [code(path)],
      typeWords(field, page),
      [required ? 'yes' : 'no'],
      withBounds(descriptionOf(contract, field), field),
    ]),
  );
}

/** A description followed by the bounds of the schema, each a sentence. */
export function withBounds(description: string, schema: JsonSchema): Text {
  return joined([prose(description), bounds(schema)].filter(isFilled), ' ');
}

function isFilled(text: Text): boolean {
  return text.length > 0;
}
