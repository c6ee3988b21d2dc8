import type { Contract } from '../../contract.ts';
import { type Block, codeBlock, heading, link, list, type Page, paragraph, prose } from './blocks.ts';
import { templating } from './templating.ts';

/** The rules that apply to every skill. */
export function conventionsPage(contract: Contract): Page {
  return {
    name: 'conventions',
    title: 'Conventions',
    summary: 'Rules that apply to every skill: calls, keys, retries, lists, values, templates, webhooks and versions.',
    blocks: [
      heading(1, 'Conventions'),
      ...calls(),
      ...keys(),
      ...retries(),
      ...lists(),
      ...values(),
      ...templating(),
      ...webhooks(),
      ...versions(contract),
    ],
  };
}

function calls(): Block[] {
  return [
    heading(2, 'Calls'),
    paragraph(
      ...prose(
        'Call every skill with `POST /rpc`, the content type `application/json` and a JSON-RPC 2.0 body whose `method` is the name of the skill. `params` is an object. Unknown params are ignored and listed in `warnings`; where one could select, cost or delete something, and in skills about consent, suppressions and limits, it is an error. Params that take the ID of a contact also take its phone number or external ID, and those of lists, tags, segments, templates, rules, sources and canned replies a name. The `id` can be a string, a number or null, and the response repeats it; without an `id`, the response has a null `id`.',
      ),
    ),
    codeBlock('json', '{ "jsonrpc": "2.0", "id": 1, "method": "module.operation", "params": {} }'),
    list(
      prose('A well-formed call returns HTTP 200, whether it succeeds or fails.'),
      prose(
        'HTTP 400: the body is not JSON or not a valid request. 401: the key is missing or invalid. 413: the body is too large. 415: the content type is not JSON.',
      ),
      prose(
        'HTTP 429 and 503 include `Retry-After` in seconds and `retry_after_ms` in `error.data`. Under overload, calls fail fast with 503.',
      ),
      prose('Send up to 50 calls as one array; the responses are in the same order.'),
      prose('Every response has an `x-request-id` header. Include it when you contact support.'),
    ),
    paragraph('For error codes, see ', link('Errors', 'errors'), '.'),
  ];
}

function keys(): Block[] {
  return [
    heading(2, 'Keys'),
    paragraph(
      ...prose(
        'Send your API key as `Authorization: Bearer <key>` or as `X-API-Key: <key>`. Keys begin with `tern_live_` or `tern_test_`; a test key reaches only the simulator carrier. A key is shown once, when it is created.',
      ),
    ),
    list(
      prose(
        'Scope: `public` skills need no key, `tenant` skills need the key of an account, `partner` skills need the key of a partner.',
      ),
      prose(
        'Permission: `full` can call every tenant skill, `read` can call every skill with the effect `read`, and any other permission can call the skills of its modules. `keys` skills need `full` or `partner`.',
      ),
      prose(
        'Effect: `read` changes nothing, `write` changes data, `destructive` cannot be undone, `billable` can charge credits.',
      ),
      prose(
        'Test keys: what a test key can do with the skill in an account that has or had a live key. `allowed`: call it. `simulated`: send through the simulator carrier only, for credits of the account. `dry_run`: call it with `dry_run` only. In an account with test keys alone, a test key can call every skill; `agent.provision` with `mode` `test` creates one.',
      ),
      prose('Cost: skills with the effect `billable` are marked Billable; all other skills are Free.'),
    ),
  ];
}

function retries(): Block[] {
  return [
    heading(2, 'Dry runs and retries'),
    list(
      prose('`dry_run: true` runs the whole call, returns the response of a real call and stores nothing.'),
      prose(
        '`idempotency_key` identifies the logical call. For 30 days, the same key with the same params returns the first response again, with `replayed: true`. Use it to retry a call that timed out.',
      ),
      prose(
        'Where two clients can change the same object, `expected_version` rejects the later change instead of overwriting the earlier one.',
      ),
    ),
  ];
}

function lists(): Block[] {
  return [
    heading(2, 'Lists'),
    paragraph(
      ...prose(
        'A list skill takes `cursor` and `limit` (1 to 200, default 50) and returns `items` and `next_cursor`. `next_cursor` is null on the last page.',
      ),
    ),
  ];
}

function values(): Block[] {
  return [
    heading(2, 'Values'),
    list(
      prose('IDs have a prefix that names the kind of object, and sort by creation time.'),
      prose('Times are RFC 3339 in UTC. Credits are integers. Money is an integer in the minor unit of its currency.'),
      prose('Phone numbers are in E.164 format.'),
      prose('Later versions can add fields to results and values to enumerations: ignore what you do not know.'),
    ),
  ];
}

function webhooks(): Block[] {
  return [
    heading(2, 'Webhooks'),
    paragraph(
      'Events are sent to the webhook endpoint of a partner as they occur, signed with the webhook secret. For the events and how to verify them, see ',
      link('Events', 'events'),
      '.',
    ),
  ];
}

function versions(contract: Contract): Block[] {
  return [
    heading(2, 'Versions'),
    paragraph(
      ...prose(
        `The catalog version is ${contract.version}. Each skill names the version that introduced it. Paths have no versions. \`/openrpc.json\` is the whole contract. \`/openapi.json\` describes the same skills for OpenAPI tools; each has the path \`/rpc#\` and its name, so that generated functions call \`/rpc\`. \`/llms.txt\` lists these pages.`,
      ),
    ),
  ];
}
