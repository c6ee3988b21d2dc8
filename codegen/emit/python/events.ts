import type { Contract } from '../../contract.ts';
import { referencedComponents } from '../reference/schema-words.ts';
import { importsFor } from './imports.ts';
import { GENERATED, GENERATED_PACKAGE } from './names.ts';
import { docstring, inLines } from './text.ts';
import { PythonTypes } from './type-text.ts';

const UNION =
  'A webhook event, discriminated by `type`. A newer service can send types that are not listed here: ' +
  'handle them in an `else` branch that responds with a 2xx status.';

/** `_generated/events.py`: the body of each event, and their union, discriminated by `type`. */
export function emitEvents(contract: Contract): Map<string, string> {
  const { events, schemas } = contract;
  const types = new PythonTypes(contract);
  const names = events.map(({ typeName }) => typeName);
  const components = referencedComponents(
    contract,
    names.map((name) => schemas[name]),
  );
  const others = components.filter((name) => !names.includes(name));
  for (const { typeName, summary, description } of events) {
    types.declare({ ...schemas[typeName], description: `${summary} ${description}`.trim() }, 'output', typeName);
  }
  const body = [
    ...types.classes.flatMap((lines) => ['', ...lines]),
    '',
    ...inLines('TernEvent: TypeAlias = Union[', names.length > 0 ? names : ['Dict[str, object]'], ']', ''),
    ...docstring(UNION, ''),
    '',
    ...inLines('TernEventType: TypeAlias = Literal[', events.length > 0 ? events.map(typeOf) : ['""'], ']', ''),
    '"""The event types that this client knows."""',
    '',
  ].join('\n');
  const text = [
    GENERATED,
    '"""The events that a webhook receives."""',
    '',
    'from __future__ import annotations',
    '',
    ...importsFor(body),
    ...(others.length > 0 ? [...inLines('from .types import (', others, ')', ''), ''] : []),
    ...inLines(
      '__all__ = [',
      [...names, 'TernEvent', 'TernEventType'].sort().map((name) => `"${name}"`),
      ']',
      '',
    ),
    '',
    body,
  ].join('\n');
  return new Map([[`${GENERATED_PACKAGE}/events.py`, text]]);
}

function typeOf({ type }: { readonly type: string }): string {
  return JSON.stringify(type);
}
