import type { Contract } from '../../contract.ts';
import { GENERATED } from '../banner.ts';
import { referencedComponents } from '../reference/schema-words.ts';
import { declaration } from './declaration.ts';
import { TypePrinter } from './type-text.ts';

/**
 * `sdk/src/generated/events.ts`: the body of each event, and their union, discriminated by `type`.
 */
export function emitSdkEvents(contract: Contract): Map<string, string> {
  const { events, schemas } = contract;
  const printer = new TypePrinter(contract);
  const names = events.map(({ typeName }) => typeName);
  const others = referencedComponents(
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
    ' * A webhook event, discriminated by `type`. A newer service can send types that are not listed',
    ' * here: handle them in a default branch that responds with a 2xx status.',
    ' */',
    `export type TernEvent = ${names.join(' | ') || 'never'};`,
    '',
    '/** The event types this client knows. */',
    `export type TernEventType = ${events.map(({ type }) => `'${type}'`).join(' | ') || 'never'};`,
    '',
  ].join('\n');
  return new Map([['sdk/src/generated/events.ts', text]]);
}
