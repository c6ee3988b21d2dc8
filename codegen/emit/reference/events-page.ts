import type { Contract, EventDefinition } from '../../contract.ts';
import { jsonText } from '../../json-text.ts';
import { type Block, code, codeBlock, heading, link, list, type Page, paragraph, prose, table } from './blocks.ts';
import { deliverySection } from './delivery.ts';
import { referencedComponents } from './schema-words.ts';
import { fieldTable, typeBlocks } from './type-blocks.ts';

/** The webhook events of a partner: format, delivery, signature and the fields of each event. */
export function eventsPage(contract: Contract): Page {
  const { events, schemas } = contract;
  const types = referencedComponents(
    contract,
    events.map(({ typeName }) => schemas[typeName]),
  );
  return {
    name: 'events',
    title: 'Events',
    summary: 'Webhook events, their delivery and their signature.',
    blocks: [
      heading(1, 'Events'),
      ...format(),
      ...deliverySection(),
      ...signature(),
      heading(2, 'All events'),
      table(
        ['event', 'description'],
        events.map(({ type, summary }) => [[link(type, 'events', type)], prose(summary)]),
      ),
      ...events.flatMap((event) => eventBlocks(contract, event)),
      ...(types.length > 0 ? [heading(2, 'Types')] : []),
      ...types.flatMap((name) => typeBlocks(contract, name, schemas[name] ?? {}, 'events')),
    ],
  };
}

function format(): Block[] {
  return [
    paragraph(
      'An event is a POST request with a JSON body to your webhook endpoint. Events are delivered at least once. Respond with a 2xx status after you have stored the event. Any other status, or no response, fails the attempt, and the service retries it later: see ',
      link('Delivery', 'events', 'Delivery'),
      '.',
    ),
    list(
      [
        'The ',
        code('id'),
        ' of an event is the same in every attempt: store the IDs of the events you have processed and discard duplicates.',
      ],
      [code('timestamp'), ' is the time of the event, not of the attempt.'],
      [
        code('data.external_ref'),
        ' is your own ID of the end-customer. It is null for events about the partner itself.',
      ],
      [
        'Later versions can add event types and fields: respond with a 2xx status to unknown types and ignore unknown fields.',
      ],
    ),
  ];
}

function signature(): Block[] {
  return [
    heading(2, 'Signature'),
    codeBlock('http', 'X-Tern-Signature: t=<unix seconds>,v1=<hex>'),
    paragraph(
      ...prose(
        '`v1` is an HMAC-SHA256 in hexadecimal. The key is the webhook secret as text. The signed content is the value of `t`, a dot, and the raw body exactly as received, so verify the signature before you parse the body. `t` is the time at which this attempt was signed.',
      ),
    ),
    list(
      ['Compare signatures in constant time and ignore the case of the hexadecimal digits.'],
      prose('Reject the event if `t` differs from your clock by more than 300 seconds.'),
      prose(
        'During a rotation, accept a signature made with either secret. A header can have several `v1` values; one valid value is enough.',
      ),
    ),
    paragraph(
      'Events also have the headers of Standard Webhooks, ',
      code('webhook-id'),
      ' (the ID of the event), ',
      code('webhook-timestamp'),
      ' and ',
      code('webhook-signature'),
      ', so that you can use a Standard Webhooks library. Verify either signature; you do not need both.',
    ),
    paragraph(
      'In the SDK, ',
      code('parseWebhook(rawBody, header, secrets)'),
      ' verifies the signature and returns a typed event.',
    ),
  ];
}

function eventBlocks(contract: Contract, { type, typeName, summary, description, example }: EventDefinition): Block[] {
  return [
    heading(2, type),
    paragraph({ strong: summary }),
    ...(description === '' ? [] : [paragraph(...prose(description))]),
    fieldTable(contract, contract.schemas[typeName] ?? {}, 'events'),
    heading(3, 'Example', `${type}-example`),
    codeBlock('json', jsonText(example).trimEnd()),
  ];
}
