import type { RawDocument } from '../contract.ts';
import type { Finding } from './finding.ts';
import { walk } from './walk.ts';

const KINDS = ['contentDescriptors', 'schemas', 'errors'] as const;
type Kind = (typeof KINDS)[number];

/** Every `$ref` and every name in `x-errors` and `x-common-errors` resolves. */
export function* danglingReferences(document: RawDocument): Iterable<Finding> {
  for (const { path, value } of walk(document)) {
    const target = referenceOf(value);
    if (target !== null && !declared(document, target)) {
      yield {
        rule: 'references',
        path: `${path}.$ref`,
        problem: `${target.text} does not exist`,
        fix:
          target.kind === null ? 'use a $ref to #/components/…' : `declare ${target.name} in components.${target.kind}`,
      };
    }
  }
  for (const [index, method] of document.methods.entries()) {
    yield* undeclared(`$.methods[${index}].x-errors`, method['x-errors'] ?? [], document.components['x-errors']);
  }
  const all = { ...document.components.errors, ...document.components['x-errors'] };
  yield* undeclared('$.x-common-errors', document['x-common-errors'], all);
}

/** The same document without dangling references, so that the other rules can run. */
export function withoutDangling(document: RawDocument): RawDocument {
  const { errors, 'x-errors': named, contentDescriptors } = document.components;
  const schemas = { ...document.components.schemas };
  for (const { value } of walk(document)) {
    const target = referenceOf(value);
    if (target?.kind === 'schemas' && !declared(document, target)) schemas[target.name] = {};
  }
  const resolves = (value: object) => {
    const target = referenceOf(value);
    return target === null || declared(document, target);
  };
  return {
    ...document,
    components: { errors, 'x-errors': named, contentDescriptors, schemas },
    'x-common-errors': document['x-common-errors'].filter((name) => name in errors || name in named),
    methods: document.methods.map((method) => ({
      ...method,
      params: method.params.filter(resolves),
      errors: (method.errors ?? []).filter(resolves),
    })),
  };
}

type Target = { readonly text: string; readonly kind: Kind | null; readonly name: string };

function referenceOf(value: unknown): Target | null {
  if (typeof value !== 'object' || value === null || !('$ref' in value) || typeof value.$ref !== 'string') return null;
  const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec(value.$ref) ?? [];
  return { text: value.$ref, kind: KINDS.find((known) => known === kind) ?? null, name: name ?? '' };
}

function declared({ components }: RawDocument, { kind, name }: Target): boolean {
  return kind !== null && Object.hasOwn(components[kind], name);
}

function* undeclared(path: string, names: readonly string[], table: object): Iterable<Finding> {
  for (const [index, name] of names.entries()) {
    if (Object.hasOwn(table, name)) continue;
    yield {
      rule: 'references',
      path: `${path}[${index}]`,
      problem: `${name} is not a declared error`,
      fix: `declare ${name} in components.x-errors, or correct the name`,
    };
  }
}
