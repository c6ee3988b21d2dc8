import type { Contract } from '../../contract.ts';
import { type Block, code, codeBlock, heading, link, list, type Page, paragraph } from './blocks.ts';

/** What holds for every skill, said once. */
export function conventionsPage(contract: Contract): Page {
  return {
    name: 'conventions',
    title: 'Conventions',
    summary: 'What holds for every skill: calls, keys, pages, rehearsal, repetition, webhooks',
    blocks: [
      heading(1, 'Conventions'),
      ...calls(),
      ...keys(),
      ...writes(),
      ...pages(),
      ...webhooks(),
      ...versions(contract),
    ],
  };
}

function calls(): Block[] {
  return [
    heading(2, 'Calls'),
    paragraph(
      'Every skill is called with ',
      code('POST /rpc'),
      ', content type ',
      code('application/json'),
      ', and a JSON-RPC 2.0 body whose method is the name of the skill. Params are an object; ones a skill does not know are ignored and named in ',
      code('warnings'),
      '. An id may be a string, a number or null, and comes back; without one the answer has null.',
    ),
    codeBlock('json', '{ "jsonrpc": "2.0", "id": 1, "method": "module.operation", "params": {} }'),
    list(
      ['A well-formed call is answered with HTTP 200, whether it succeeds or is refused.'],
      [
        'HTTP 400: the body is not JSON, or not a request. 401: the key is missing or invalid. 413: the body is too large. 415: it is not JSON.',
      ],
      [
        'HTTP 429 and 503 come with ',
        code('Retry-After'),
        ' in seconds, and with ',
        code('retry_after_ms'),
        ' in ',
        code('error.data'),
        '.',
      ],
      ['Up to 50 calls may be sent as one array; they are answered in order.'],
      ['Every answer has the header ', code('x-request-id'), '; name it when you ask for help.'],
    ),
    paragraph('Refusals are described under ', link('Errors', 'errors'), '.'),
  ];
}

function keys(): Block[] {
  return [
    heading(2, 'Keys'),
    paragraph(
      'Send the key as ',
      code('Authorization: Bearer <key>'),
      ' or as ',
      code('X-API-Key: <key>'),
      '. Keys begin with ',
      code('tern_live_'),
      ' or ',
      code('tern_test_'),
      '; a test key only ever reaches the simulator. A key is shown once, when it is made.',
    ),
    list(
      [
        'Scope ',
        code('public'),
        ' needs no key, ',
        code('tenant'),
        ' the key of an account, ',
        code('partner'),
        ' the key of a partner.',
      ],
      [
        'Permission ',
        code('full'),
        ' calls every tenant skill, ',
        code('read'),
        ' every skill whose effect is read, the others what is in their modules.',
      ],
      [
        'Effect ',
        code('read'),
        ' changes nothing, ',
        code('write'),
        ' does, ',
        code('destructive'),
        ' cannot be taken back, ',
        code('billable'),
        ' may cost credits.',
      ],
    ),
  ];
}

function writes(): Block[] {
  return [
    heading(2, 'Rehearsal and repetition'),
    list(
      [code('dry_run: true'), ' does everything, answers as if it had happened, and keeps nothing.'],
      [
        code('idempotency_key'),
        ' names the logical call. The same key with the same params gets the first answer again, with ',
        code('replayed: true'),
        ', for 30 days; a call that timed out may be repeated with it.',
      ],
      [
        'Where two writers can collide, ',
        code('expected_version'),
        ' makes the later one fail instead of undoing the earlier.',
      ],
    ),
  ];
}

function pages(): Block[] {
  return [
    heading(2, 'Pages'),
    paragraph(
      'A list takes ',
      code('cursor'),
      ' and ',
      code('limit'),
      ' (1 to 200, default 50) and answers ',
      code('items'),
      ' and ',
      code('next_cursor'),
      ', which is null on the last page.',
    ),
    heading(2, 'Values'),
    list(
      ['Ids have a prefix that says what they are of, and sort by when they were made.'],
      ['Times are RFC 3339 in UTC. Credits are integers. Money is an integer in the minor unit of its currency.'],
      ['Numbers of telephones are E.164.'],
      ['A later version may add fields to results and values to enumerations: read past what you do not know.'],
    ),
  ];
}

function webhooks(): Block[] {
  return [
    heading(2, 'Webhooks'),
    paragraph(
      'What happens is sent as it happens, signed with the webhook secret. The events, and how to verify one, are described under ',
      link('Events', 'events'),
      '.',
    ),
  ];
}

function versions(contract: Contract): Block[] {
  return [
    heading(2, 'Versions'),
    paragraph(
      `The catalog is version ${contract.version}; each skill says since which version it is there. There are no versioned paths. The whole contract is `,
      code('/openrpc.json'),
      '; ',
      code('/openapi.json'),
      ' describes the same for readers of OpenAPI, and its paths under ',
      code('/a2a/'),
      ' are no routes; ',
      code('/llms.txt'),
      ' lists these pages.',
    ),
  ];
}
