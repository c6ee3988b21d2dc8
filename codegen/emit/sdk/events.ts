import type { Contract } from '../../contract.ts';
import { GENERATED } from '../banner.ts';
import { reached } from '../reference/schema-words.ts';
import { declaration } from './declaration.ts';
import { TypePrinter } from './type-text.ts';

/** `sdk/src/generated/events.ts`: the body of each event, and their union, told apart by `type`. */
export function emitSdkEvents(contract: Contract): Map<string, string> {
  const { events, schemas } = contract;
  const printer = new TypePrinter(contract);
  const names = events.map(({ typeName }) => typeName);
  const others = reached(
    contract,
    names.map((name) => schemas[name]),
  ).filter((name) => !names.includes(name));
  const text = [
    GENERATED,
    ...(others.length > 0 ? [`import type { ${others.join(', ')} } from './types.ts';`] : []),
    '',
    ...events.map(({ typeName, summary, description }) =>
      declaration(
        printer,
        typeName,
        { ...schemas[typeName], description: `${summary} ${description}`.trim() },
        'output',
      ),
    ),
    '/**',
    ' * What the service sends to a webhook, told apart by type. A newer service may send a type that is not here, which comes through as',
    ' * well: keep a default that answers 2xx.',
    ' */',
    `export type TernEvent = ${names.join(' | ') || 'never'};`,
    '',
    '/** The types this client knows. */',
    `export type TernEventType = ${events.map(({ type }) => `'${type}'`).join(' | ') || 'never'};`,
    '',
  ].join('\n');
  return new Map([['sdk/src/generated/events.ts', text]]);
}
