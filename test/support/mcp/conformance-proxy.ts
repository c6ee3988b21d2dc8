import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ConformanceProxy {
  readonly url: string;
  close(): Promise<void>;
}

export interface ProxyOptions {
  /** Where the service listens. */
  readonly target: string;
  readonly key: string;
  /** Lets a person decide; called before a call that should go on is sent again. */
  readonly decide: () => Promise<unknown>;
}

/** What the suite asks for, and what of Tern answers it. */
interface Translated {
  readonly name?: string;
  readonly uri?: string;
  readonly arguments?: Readonly<Record<string, unknown>>;
}

type Given = Readonly<Record<string, unknown>>;

/** The suite calls tools, prompts and resources of its own fixture; these do the same in Tern. */
const TRANSLATIONS: Readonly<Record<string, (given: Given, isRetry: boolean) => Translated>> = {
  test_simple_text: () => ({ name: 'who_am_i', arguments: {} }),
  test_error_handling: () => ({ name: 'explain_message', arguments: { message_id: 'msg_unknown' } }),
  test_simple_prompt: () => ({ name: 'explain_unsent_message', arguments: { message: 'msg_1' } }),
  test_prompt_with_arguments: ({ arg1, arg2 }) => ({
    name: 'check_message_compliance',
    arguments: { message: arg1, recipient: arg2 },
  }),
  'test://static-text': () => ({ uri: 'tern://docs/guides/agents' }),
  test_input_required_result_elicitation: waiting,
  test_input_required_result_request_state: waiting,
  test_input_required_result_tampered_state: waiting,
};

/** The only scenario in which a call that waits goes on. */
const GOES_ON = 'test_input_required_result_request_state';

let waitingCalls = 0;

/** A call for which the key needs an approval: another one unless it is sent again. */
function waiting(_given: Given, isRetry: boolean): Translated {
  if (!isRetry) waitingCalls += 1;
  return { name: 'create_campaign', arguments: { name: `Campaign ${waitingCalls}`, body: 'Hi {{ first_name }}' } };
}

/**
 * Passes the requests of the conformance suite on to the service, with a key, which the suite
 * cannot be given, and with tools of Tern in place of those of the suite's own fixture. Answers are
 * passed on as they are.
 */
export async function startConformanceProxy({ target, key, decide }: ProxyOptions): Promise<ConformanceProxy> {
  const { hostname, port } = new URL(target);
  const pass = async (given: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { method, url: path, headers } = given;
    const { body, name, goesOn } = translate(await text(given));
    if (goesOn) await decide();
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = headers;
    const sent: IncomingHttpHeaders = { ...kept, authorization: `Bearer ${key}` };
    if (name !== null && sent['mcp-name'] !== undefined) sent['mcp-name'] = name;
    const passed = send({ hostname, port, method, path, headers: sent }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    passed.end(body);
  };
  const server: Server = createServer((given, answer) => void pass(given, answer).catch(() => answer.destroy()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

interface Translation {
  readonly body: string;
  /** What `Mcp-Name` must say; null: as it was. */
  readonly name: string | null;
  readonly goesOn: boolean;
}

function translate(body: string): Translation {
  const message = parse(body);
  const params = (message?.params ?? {}) as { name?: string; uri?: string; arguments?: Given; inputResponses?: object };
  const asked = params.name ?? params.uri ?? '';
  const translation = TRANSLATIONS[asked];
  if (message === null || translation === undefined) return { body, name: null, goesOn: false };
  const isRetry = params.inputResponses !== undefined;
  const instead = translation(params.arguments ?? {}, isRetry);
  return {
    body: JSON.stringify({ ...message, params: { ...params, ...instead } }),
    name: instead.name ?? instead.uri ?? null,
    goesOn: isRetry && asked === GOES_ON,
  };
}

function parse(body: string): Record<string, unknown> | null {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return null;
  }
}
