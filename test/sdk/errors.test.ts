import {
  ConsentRequiredError,
  InvalidParamsError,
  isTernError,
  type NotFoundError,
  RateLimitedError,
  Tern,
  TernAbortError,
  TernApiError,
  TernConnectionError,
  type TernError,
  TernTimeoutError,
} from '../../sdk/src/index.ts';
import { type WireServer, wireServer } from '../support/wire-server.ts';

let server: WireServer;
let tern: Tern;

beforeAll(async () => {
  server = await wireServer();
  tern = new Tern({ apiKey: 'k', baseUrl: server.baseUrl, maxRetries: 0 });
});

afterAll(() => server.stop());

async function caught(promise: PromiseLike<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

test('an error with a named code is an instance of its own class, with all fields of the response', async () => {
  const data = {
    rpc_code: -32010,
    request_id: 'req_abc',
    doc_url: 'http://localhost:4000/docs/errors#consent_required',
    next_actions: [{ skill: 'contacts.optIn', params: { contact_id: 'con_1' }, why: 'Records consent.' }],
  };
  server.answer({ error: { code: 'consent_required', message: 'The contact is not opted in', data } });
  const error = await caught(tern.agent.whoami());
  expect(error).toBeInstanceOf(ConsentRequiredError);
  expect(error).toMatchObject({
    name: 'ConsentRequiredError',
    code: 'consent_required',
    message: 'The contact is not opted in',
    status: 200,
    skill: 'agent.whoami',
    requestId: 'req_abc',
    rpcCode: -32010,
    docUrl: data.doc_url,
    nextActions: data.next_actions,
    fieldErrors: [],
  });
});

test('an error with a numeric code is an instance of its class, with the field errors', async () => {
  const field_errors = [{ path: '/name', rule: 'required' }];
  server.answer({ error: { code: -32602, message: 'Invalid params', data: { field_errors } } });
  const error = await caught(tern.tags.create({ name: '' }));
  expect(error).toBeInstanceOf(InvalidParamsError);
  expect(error).toMatchObject({ code: -32602, rpcCode: -32602, requestId: 'req_1', fieldErrors: field_errors });
});

test('isTernError narrows to the class of the code', async () => {
  server.answer({ error: { code: -32001, message: 'Not found' } });
  const error = await caught(tern.agent.whoami());
  expect(isTernError(error)).toBe(true);
  expect(isTernError(error, 'consent_required')).toBe(false);
  if (!isTernError(error, -32001)) throw new Error('not narrowed');
  const narrowed: NotFoundError = error;
  const code: -32001 = narrowed.code;
  expect(code).toBe(-32001);
  expect(isTernError(new Error('other'))).toBe(false);
  expect(isTernError({ code: 'consent_required' }, 'consent_required')).toBe(false);
});

test('an unknown error code is a TernApiError with that code', async () => {
  server.answer({ error: { code: 'too_many_moons', message: 'Wait for dawn' } });
  const error = await caught(tern.agent.whoami());
  expect(error).toBeInstanceOf(TernApiError);
  expect(error).toMatchObject({ code: 'too_many_moons', nextActions: [] });
});

test('an envelope with an HTTP error status is parsed', async () => {
  server.answer({ status: 429, headers: { 'retry-after': '7' }, error: { code: 'rate_limited', message: 'Too many' } });
  const error = await caught(tern.agent.whoami());
  expect(error).toBeInstanceOf(RateLimitedError);
  expect(error).toMatchObject({ status: 429, retryAfterMs: 7000 });
});

test('a refused connection is a connection error with its cause', async () => {
  const gone = await wireServer();
  await gone.stop();
  const error = await caught(new Tern({ apiKey: 'k', baseUrl: gone.baseUrl, maxRetries: 0 }).agent.whoami());
  expect(error).toBeInstanceOf(TernConnectionError);
  expect((error as TernError).message).toMatch(/^agent\.whoami could not be sent: .*ECONNREFUSED/);
  expect(isTernError(error)).toBe(true);
});

test('a missing response is a timeout error', async () => {
  server.answer({ hang: true });
  const error = await caught(tern.agent.whoami({}, { timeoutMs: 30 }));
  expect(error).toBeInstanceOf(TernTimeoutError);
  expect(error).toMatchObject({ message: 'agent.whoami was not answered within 30 ms' });
});

test('an abort signal ends a call with an abort error, before and during the request', async () => {
  server.answer({ hang: true });
  const before = await caught(tern.agent.whoami({}, { signal: AbortSignal.abort('enough') }));
  expect(before).toBeInstanceOf(TernAbortError);
  expect(before).toMatchObject({ cause: 'enough' });
  const controller = new AbortController();
  server.answer(() => {
    controller.abort();
    return { hang: true };
  });
  expect(await caught(tern.agent.whoami({}, { signal: controller.signal }))).toBeInstanceOf(TernAbortError);
});
