/** `npm run skill -- tags.create`: prints one skill with the components it refers to. */
import { type Contract, loadContract, type RawMethod } from './contract.ts';
import { referencedComponents } from './emit/reference/schema-words.ts';
import { jsonText } from './json-text.ts';
import { isRecord, walk } from './lint/walk.ts';
import { nearest } from './nearest.ts';

const contract = loadContract();
const name = process.argv[2] ?? '';
const method = contract.document.methods.find((known) => known.name === name);

if (method === undefined) {
  process.stderr.write(unknownSkill(contract, name));
  process.exitCode = 1;
} else {
  process.stdout.write(jsonText({ method, components: componentsOf(contract, method) }));
}

function unknownSkill({ skills }: Contract, wanted: string): string {
  if (wanted === '') return 'Usage: npm run skill -- <skill name>, for example: npm run skill -- tags.create\n';
  const near = nearest(
    wanted,
    skills.map((skill) => skill.name),
  );
  return `There is no skill ${wanted}. Similar names: ${near.join(', ')}\n`;
}

function componentsOf({ document, schemas }: Contract, found: RawMethod): object {
  const refs = [...walk(found)].flatMap(({ value }) =>
    isRecord(value) && typeof value.$ref === 'string' ? [value.$ref] : [],
  );
  const pick = <T>(kind: string, table: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(table).filter(([key]) => refs.includes(`#/components/${kind}/${key}`)));
  const { contentDescriptors, errors } = document.components;
  return {
    contentDescriptors: pick('contentDescriptors', contentDescriptors),
    errors: pick('errors', errors),
    schemas: Object.fromEntries(schemaNames(refs).map((key) => [key, schemas[key]])),
  };
}

/** The schemas that a method refers to, directly or through other schemas. */
function schemaNames(refs: readonly string[]): readonly string[] {
  const schemas = refs.filter((ref) => ref.startsWith('#/components/schemas/')).map(($ref) => ({ $ref }));
  return referencedComponents(contract, schemas);
}
