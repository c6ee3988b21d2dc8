import { paramsSchema } from '../../compile.ts';
import type { Contract, JsonSchema } from '../../contract.ts';
import { isRecord } from '../../lint/walk.ts';
import { referencedComponents } from '../reference/schema-words.ts';
import type { Side } from '../sdk/type-text.ts';
import { importsFor } from './imports.ts';
import { GENERATED, GENERATED_PACKAGE } from './names.ts';
import { annotated, docstring, inLines } from './text.ts';
import type { PythonTypes } from './type-text.ts';

/** A name for a type that is not an object. */
interface Alias {
  readonly name: string;
  readonly type: string;
  readonly description: unknown;
}

/** The types that other files refer to. */
export interface Declared {
  readonly names: readonly string[];
  readonly aliases: readonly Alias[];
}

/** Declares the components that skills use as input or output, and the result of each skill. */
export function declareTypes(contract: Contract, types: PythonTypes): Declared {
  const written = new Set(referencedComponents(contract, contract.skills.map(paramsSchema)));
  const events = new Set(contract.events.map(({ typeName }) => typeName));
  const components = Object.entries(contract.schemas)
    .filter(([name]) => !events.has(name))
    .flatMap(([name, schema]) => {
      const sides: Side[] = types.differs(name) && written.has(name) ? ['output', 'input'] : ['output'];
      return sides.map((side) => ({ name: types.componentName(name, side), schema, side }));
    });
  const results = contract.skills.map(({ name, typeName, result }) => ({
    name: `${typeName}Result`,
    schema: { description: `The result of ${name}.`, ...result },
    side: 'output' as const,
  }));
  const all = [...components, ...results];
  for (const { name } of all) types.reserve(name);
  const aliases: Alias[] = [];
  for (const { name, schema, side } of all) {
    if (isClass(schema)) types.declare(schema, side, name);
    else aliases.push({ name, type: types.print(schema, side, name), description: schema.description });
  }
  return { names: all.map(({ name }) => name), aliases };
}

/** `_generated/types.py`: all types, when those of the arguments have been printed too. */
export function emitTypes(types: PythonTypes, { names, aliases }: Declared): Map<string, string> {
  const body = [
    ...types.classes.flatMap((lines) => ['', ...lines]),
    ...inOrder(aliases).flatMap((lines) => ['', ...lines]),
    '',
  ].join('\n');
  const text = [
    GENERATED,
    '"""The objects that skills take and return."""',
    '',
    'from __future__ import annotations',
    '',
    ...importsFor(body),
    ...(body.includes('SequenceNotStr[') ? ['from .._sequence import SequenceNotStr', ''] : []),
    ...inLines(
      '__all__ = [',
      [...names].sort().map((name) => JSON.stringify(name)),
      ']',
      '',
    ),
    '',
    body,
  ].join('\n');
  return new Map([[`${GENERATED_PACKAGE}/types.py`, text]]);
}

function isClass(schema: JsonSchema): boolean {
  return schema.type === 'object' && isRecord(schema.properties) && schema.additionalProperties !== true;
}

/** An alias after those it mentions, because Python evaluates it when the module is loaded. */
function inOrder(aliases: readonly Alias[]): readonly (readonly string[])[] {
  const byName = new Map(aliases.map((each) => [each.name, each]));
  const open = new Set<string>();
  const done = new Map<string, readonly string[]>();
  const visit = ({ name, type, description }: Alias): void => {
    if (open.has(name)) return;
    open.add(name);
    const mentioned = [...type.matchAll(/"[^"]*"|\b[A-Z]\w*/g)].flatMap(([word]) => byName.get(word) ?? []);
    for (const other of mentioned) visit(other);
    // An alias that mentions itself through others is evaluated by type checkers only.
    const circular = mentioned.some((other) => !done.has(other.name));
    const line = `${name}: TypeAlias = ${circular ? JSON.stringify(type) : type}`;
    done.set(name, [...(circular ? [line] : annotated(line, '')), ...docstring(description, '')]);
  };
  for (const each of aliases) visit(each);
  return [...done.values()];
}
