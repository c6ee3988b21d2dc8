import type { Contract, EventDefinition } from '../../contract.ts';
import { jsonText } from '../../json-text.ts';
import { type Block, code, codeBlock, heading, link, list, type Page, paragraph, table } from './blocks.ts';
import { deliverySection } from './delivery.ts';
import { reached } from './schema-words.ts';
import { fieldTable, typeBlocks } from './type-blocks.ts';

/** What the service sends to the webhook of a partner, how it is delivered and signed, and each event with its fields. */
export function eventsPage(contract: Contract): Page {
  const { events, schemas } = contract;
  const types = reached(
    contract,
    events.map(({ typeName }) => schemas[typeName]),
  );
  return {
    name: 'events',
    title: 'Events',
    summary: 'What the service sends to a webhook, and how to verify it',
    blocks: [
      heading(1, 'Events'),
      ...manners(),
      ...deliverySection(),
      ...signature(),
      heading(2, 'All events'),
      table(
        ['event', 'when'],
        events.map(({ type, summary }) => [[link(type, 'events', type)], [summary]]),
      ),
      ...events.flatMap((event) => eventBlocks(contract, event)),
      ...(types.length > 0 ? [heading(2, 'Types')] : []),
      ...types.flatMap((name) => typeBlocks(contract, name, schemas[name] ?? {}, 'events')),
    ],
  };
}

function manners(): Block[] {
  return [
    paragraph(
      'An event is a POST of JSON to the webhook, sent at least once. Answer with a 2xx status once you have kept it; anything else, and silence, is an attempt that failed and is repeated later: see ',
      link('Delivery', 'events', 'Delivery'),
      '.',
    ),
    list(
      [
        'The ',
        code('id'),
        ' of an event is the same in every attempt: keep the ids you have handled and drop what comes again.',
      ],
      [code('timestamp'), ' is when it happened, not when it was sent.'],
      [
        code('data.external_ref'),
        ' names the end-customer as the partner does, and is null for what is about the partner.',
      ],
      [
        'A later version may add types and fields: answer 2xx to a type you do not know, and read past fields you do not know.',
      ],
    ),
  ];
}

function signature(): Block[] {
  return [
    heading(2, 'Signature'),
    codeBlock('http', 'X-Tern-Signature: t=<unix seconds>,v1=<hex>'),
    paragraph(
      'v1 is the HMAC-SHA256, with the text of the webhook secret as the key, of the value of t, a dot, and the body exactly as it came: verify before you parse. t is when this attempt was signed.',
    ),
    list(
      ['Compare in constant time, and whatever the case of the hex.'],
      ['Refuse a t that is more than 300 seconds from your clock, either way.'],
      ['Accept either of two secrets while one is rotated, and any of several v1.'],
    ),
    paragraph(
      'Beside it are the headers of Standard Webhooks, ',
      code('webhook-id'),
      ' (the id of the event), ',
      code('webhook-timestamp'),
      ' and ',
      code('webhook-signature'),
      ', for receivers that use a library for those. Verifying one of the two signatures is enough.',
    ),
    paragraph('In the SDK, ', code('parseWebhook(rawBody, header, secrets)'), ' verifies and answers a typed event.'),
  ];
}

function eventBlocks(contract: Contract, { type, typeName, summary, description, example }: EventDefinition): Block[] {
  return [
    heading(2, type),
    paragraph({ strong: summary }),
    ...(description === '' ? [] : [paragraph(description)]),
    fieldTable(contract, contract.schemas[typeName] ?? {}, 'events'),
    heading(3, 'Example', `${type}-example`),
    codeBlock('json', jsonText(example).trimEnd()),
  ];
}
