import { readContract } from '../../codegen/contract.ts';
import { emitEvents } from '../../codegen/emit/events.ts';
import { emitAll } from '../../codegen/emit/index.ts';
import { emitReference } from '../../codegen/emit/reference/index.ts';
import { emitLlms } from '../../codegen/emit/reference/llms.ts';
import { emitSdkApi } from '../../codegen/emit/sdk/api.ts';
import { emitSdkEvents } from '../../codegen/emit/sdk/events.ts';
import { emitSdkTypes } from '../../codegen/emit/sdk/types.ts';
import { jsonText } from '../../codegen/json-text.ts';
import { lint } from '../../codegen/lint/index.ts';
import { FAILURE_RATE, MIN_ATTEMPTS } from '../../src/domain/webhooks/breaker.ts';
import { ATTEMPTS_AFTER_MS, MIN_OVERLOAD_DELAY_MS } from '../../src/domain/webhooks/schedule.ts';
import { eventDocument } from '../support/codegen/event-contract.ts';
import { smallDocument } from '../support/codegen/small-contract.ts';

// The tests write values that the type of the document forbids.
// biome-ignore lint/suspicious/noExplicitAny: the tests break the document on purpose
type Broken = any;

function findings(spoil: (document: Broken) => void = () => {}): string[] {
  const document = eventDocument();
  spoil(document);
  return lint(document, jsonText(document)).map(({ path, problem }) => `${path}: ${problem}`);
}

test('valid events have no findings, even with components that only events use', () => {
  expect(findings()).toEqual([]);
});

const cases: readonly [string, (document: Broken) => void, string][] = [
  [
    'a type declared twice',
    (d) => d['x-events'].push(d['x-events'][0]),
    '$.x-events[2].type: tag.made is declared twice',
  ],
  [
    'an invalid type',
    (d) => {
      d['x-events'][0].type = 'tag.Made';
      d['x-events'][0].example.type = 'tag.Made';
      d.components.schemas.TagMadeEvent.properties.type.const = 'tag.Made';
    },
    '$.x-events[0].type: tag.Made is not an event type',
  ],
  [
    'a schema with the constant of another type',
    (d) => {
      d.components.schemas.TagMadeEvent.properties.type.const = 'tag.is_gone';
    },
    '$.components.schemas.TagMadeEvent.properties.type: the type of TagMadeEvent is not the constant tag.made',
  ],
  [
    'a schema that is not a component',
    (d) => {
      d['x-events'][0].schema = { ...d.components.schemas.TagMadeEvent };
    },
    '$.x-events[0].schema: the schema of tag.made is not a $ref',
  ],
  [
    'a schema reference that does not resolve',
    (d) => {
      d['x-events'][1].schema.$ref = '#/components/schemas/Gone';
    },
    '$.x-events[1].schema.$ref: #/components/schemas/Gone does not exist',
  ],
  [
    'an unknown schema keyword',
    (d) => {
      d.components.schemas.Shade.minimumLength = 1;
    },
    '$.components.schemas.TagMadeEvent: tag.made: strict mode: unknown keyword: "minimumLength"',
  ],
  [
    'an example that does not validate',
    (d) => {
      d['x-events'][0].example.data.shade = 'pink';
    },
    '$.x-events[0].example: the example of tag.made: body/data/shade must be equal to one of the allowed values: light,dark',
  ],
  [
    'an example with a field that the schema lacks',
    (d) => {
      d['x-events'][0].example.data.colour = 'red';
    },
    '$.x-events[0].example: the example of tag.made: body/data must NOT have additional properties: colour',
  ],
  [
    'a field that the example does not show',
    (d) => {
      d.components.schemas.TagMadeEvent.properties.data.properties.name = { type: 'string' };
    },
    '$.components.schemas.TagMadeEvent.properties.data.properties.name: no example shows name (in the event tag.made)',
  ],
];

test.each(cases)('%s is a finding with its JSON path', (_, spoil, expected) => {
  expect(findings(spoil)).toContain(expected);
});

test('a contract without events generates empty event types and the events page', async () => {
  const contract = readContract(smallDocument());
  expect(contract.events).toEqual([]);
  expect(emitEvents(contract).get('src/generated/events.ts')).toContain('export type OutboxEvent = never;');
  const files = await emitAll(contract);
  expect(files.get('sdk/src/generated/events.ts')).toContain('export type TernEvent = never;');
  expect(files.get('docs/reference/events.md')).toContain('X-Tern-Signature');
});

test('the events page prints the delivery schedule from the constants of the service', () => {
  const page = emitReference(readContract(eventDocument())).get('docs/reference/events.md') ?? '';
  const delivery = page.slice(page.indexOf('## Delivery'), page.indexOf('## Signature'));
  const waits = ATTEMPTS_AFTER_MS.slice(1).map((ms) => ms / 1000);
  const printed = [...delivery.matchAll(/(\d+) (s|min|h)(?=,| after the first)/g)].map(
    ([, count, unit]) => Number(count) * { s: 1, min: 60, h: 3600 }[unit as 's' | 'min' | 'h'],
  );
  expect(printed).toEqual(waits);
  expect(delivery).toContain(`up to ${ATTEMPTS_AFTER_MS.length} attempts per event`);
  expect(delivery).toContain(`at least ${MIN_OVERLOAD_DELAY_MS / 1000} s later`);
  expect(delivery).toContain(`${FAILURE_RATE * 100} % of at least ${MIN_ATTEMPTS} attempts`);
});

test('the service gets a union of its events and their types', () => {
  const text = emitEvents(readContract(eventDocument())).get('src/generated/events.ts');
  expect(text).toContain('export type OutboxEvent = TagMadeEvent | TagGoneEvent;');
  expect(text).toContain("export type EventType = 'tag.made' | 'tag.is_gone';");
  expect(text).toContain("export const eventTypes: readonly EventType[] = ['tag.made', 'tag.is_gone'];");
});

test('the SDK declares each event once with open enumerations, and their union', () => {
  const contract = readContract(eventDocument());
  const text = emitSdkEvents(contract).get('sdk/src/generated/events.ts');
  expect(text).toContain("import type { Shade } from './types.ts';");
  expect(text).toContain("  type: 'tag.made';");
  expect(text).toContain("    by: 'person' | 'program' | (string & {});");
  expect(text).toContain('export type TernEvent = TagMadeEvent | TagGoneEvent;');
  const types = emitSdkTypes(contract).get('sdk/src/generated/types.ts');
  expect(types).toContain("export type Shade = 'light' | 'dark' | (string & {});");
  expect(types).not.toContain('TagMadeEvent');
  expect(emitSdkApi(contract).get('sdk/api.md')).toMatch(
    /\| `tag\.is_gone` \| `TagGoneEvent` \| Says tag\.is_gone\. +\|/,
  );
});

test('the events page shows the fields and the body of each event, and the index and llms.txt link to it', () => {
  const files = emitReference(readContract(eventDocument()));
  const page = files.get('docs/reference/events.md') ?? '';
  expect(page).toContain('## tag.is_gone');
  expect(page).toMatch(/\| `data\.shade` +\| \[Shade\]\(events\.md#shade\) +\| yes +\| How dark +\|/);
  expect(page).toContain('"data": { "external_ref": null, "tag_id": "tag_1", "shade": "dark" }');
  expect(page).toContain('### Shade');
  expect(files.get('docs/reference/index.md')).toContain('[Events](events.md)');
  const llms = emitLlms(readContract(eventDocument()), []).get('docs/reference/llms.txt') ?? '';
  expect(llms.slice(0, llms.indexOf('## Skills by module'))).toContain('(/docs/events.md)');
});
