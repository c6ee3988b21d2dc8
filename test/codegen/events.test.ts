import { readContract } from '../../codegen/contract.ts';
import { emitEvents } from '../../codegen/emit/events.ts';
import { emitAll } from '../../codegen/emit/index.ts';
import { emitReference } from '../../codegen/emit/reference/index.ts';
import { emitSdkApi } from '../../codegen/emit/sdk/api.ts';
import { emitSdkEvents } from '../../codegen/emit/sdk/events.ts';
import { emitSdkTypes } from '../../codegen/emit/sdk/types.ts';
import { jsonText } from '../../codegen/json-text.ts';
import { lint } from '../../codegen/lint/index.ts';
import { FEWEST_ATTEMPTS, SHARE_OF_FAILURES } from '../../src/domain/webhooks/breaker.ts';
import { ATTEMPTS_AFTER_MS, FLOOR_MS } from '../../src/domain/webhooks/schedule.ts';
import { eventDocument } from './support/event-contract.ts';
import { smallDocument } from './support/small-contract.ts';

// A test breaks the document in places its type does not let it reach.
// biome-ignore lint/suspicious/noExplicitAny: the point is to write what the type forbids
type Broken = any;

function findings(spoil: (document: Broken) => void = () => {}): string[] {
  const document = eventDocument();
  spoil(document);
  return lint(document, jsonText(document)).map(({ path, problem }) => `${path}: ${problem}`);
}

test('events that keep the rules have no findings, with components that nothing else uses', () => {
  expect(findings()).toEqual([]);
});

const cases: readonly [string, (document: Broken) => void, string][] = [
  [
    'a type declared twice',
    (d) => d['x-events'].push(d['x-events'][0]),
    '$.x-events[2].type: tag.made is declared twice',
  ],
  [
    'a type of another form',
    (d) => {
      d['x-events'][0].type = 'tag.Made';
      d['x-events'][0].example.type = 'tag.Made';
      d.components.schemas.TagMadeEvent.properties.type.const = 'tag.Made';
    },
    '$.x-events[0].type: tag.Made is not an event type',
  ],
  [
    'a schema of another type',
    (d) => {
      d.components.schemas.TagMadeEvent.properties.type.const = 'tag.is_gone';
    },
    '$.components.schemas.TagMadeEvent.properties.type: the type of TagMadeEvent is not the constant tag.made',
  ],
  [
    'a schema that is no component',
    (d) => {
      d['x-events'][0].schema = { ...d.components.schemas.TagMadeEvent };
    },
    '$.x-events[0].schema: the schema of tag.made is no $ref',
  ],
  [
    'a schema that leads nowhere',
    (d) => {
      d['x-events'][1].schema.$ref = '#/components/schemas/Gone';
    },
    '$.x-events[1].schema.$ref: #/components/schemas/Gone does not exist',
  ],
  [
    'a keyword no validator knows',
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
    'an example with a field the schema has not',
    (d) => {
      d['x-events'][0].example.data.colour = 'red';
    },
    '$.x-events[0].example: the example of tag.made: body/data must NOT have additional properties: colour',
  ],
  [
    'a field the example does not show',
    (d) => {
      d.components.schemas.TagMadeEvent.properties.data.properties.name = { type: 'string' };
    },
    '$.components.schemas.TagMadeEvent.properties.data.properties.name: no example shows name (in the event tag.made)',
  ],
];

test.each(cases)('%s is a finding, named by its JSON path', (_, spoil, expected) => {
  expect(findings(spoil)).toContain(expected);
});

test('a contract without events makes a type nothing fits, and a page that says how events come', async () => {
  const contract = readContract(smallDocument());
  expect(contract.events).toEqual([]);
  expect(emitEvents(contract).get('src/generated/events.ts')).toContain('export type OutboxEvent = never;');
  const files = await emitAll(contract);
  expect(files.get('sdk/src/generated/events.ts')).toContain('export type TernEvent = never;');
  expect(files.get('docs/reference/events.md')).toContain('X-Tern-Signature');
});

test('the page of events says how they are delivered, in the numbers that the service goes by', () => {
  const page = emitReference(readContract(eventDocument())).get('docs/reference/events.md') ?? '';
  const delivery = page.slice(page.indexOf('## Delivery'), page.indexOf('## Signature'));
  const waits = ATTEMPTS_AFTER_MS.slice(1).map((ms) => ms / 1000);
  const told = [...delivery.matchAll(/(\d+) (s|min|h)(?=,| after the first)/g)].map(
    ([, count, unit]) => Number(count) * { s: 1, min: 60, h: 3600 }[unit as 's' | 'min' | 'h'],
  );
  expect(told).toEqual(waits);
  expect(delivery).toContain(`up to ${ATTEMPTS_AFTER_MS.length} times`);
  expect(delivery).toContain(`after ${FLOOR_MS / 1000} s at the earliest`);
  expect(delivery).toContain(`${SHARE_OF_FAILURES * 100} % of ${FEWEST_ATTEMPTS} or more attempts`);
});

test('the service has one type for its events and knows the data of each', () => {
  const text = emitEvents(readContract(eventDocument())).get('src/generated/events.ts');
  expect(text).toContain('export type OutboxEvent = TagMadeEvent | TagGoneEvent;');
  expect(text).toContain("export type EventType = 'tag.made' | 'tag.is_gone';");
  expect(text).toContain("export const eventTypes: readonly EventType[] = ['tag.made', 'tag.is_gone'];");
});

test('the SDK has each event once, with enumerations that are open, and their union', () => {
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

test('the page of events shows each with its fields and its body, and is linked from the index and llms.txt', () => {
  const files = emitReference(readContract(eventDocument()));
  const page = files.get('docs/reference/events.md') ?? '';
  expect(page).toContain('## tag.is_gone');
  expect(page).toMatch(/\| `data\.shade` +\| \[Shade\]\(events\.md#shade\) +\| yes +\| How dark +\|/);
  expect(page).toContain('"data": { "external_ref": null, "tag_id": "tag_1", "shade": "dark" }');
  expect(page).toContain('### Shade');
  expect(files.get('docs/reference/html/events.html')).toContain('id="tag.is_gone"');
  expect(files.get('docs/reference/index.md')).toContain('[Events](events.md)');
  const llms = files.get('docs/reference/llms.txt') ?? '';
  expect(llms.slice(0, llms.indexOf('## Skills by module'))).toContain('(/docs/events.md)');
});
