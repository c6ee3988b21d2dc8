import { createBodyAnswerer } from '../../src/rpc/answer-body.ts';
import { MAX_BATCH_MS } from '../../src/rpc/answer-quota.ts';
import type { Dispatcher } from '../../src/rpc/dispatch.ts';

const unsent = { hasRoom: () => true, waitMs: () => 0, take: () => {} };
const request = { secret: null, address: '127.0.0.1', requestId: 'req_test', errorCodes: 'name' } as const;

test('a batch that has taken too long starts no further call, and answers each', async () => {
  let now = 0;
  const started: unknown[] = [];
  const dispatcher: Pick<Dispatcher, 'answer'> = {
    answer: async (parsed) => {
      if (!parsed.ok) return { text: `"${parsed.error.code}"`, error: null };
      started.push(parsed.call.id);
      now += MAX_BATCH_MS / 2;
      return { text: `"${parsed.call.id}"`, error: null };
    },
  };
  const answerBody = createBodyAnswerer(dispatcher as Dispatcher, () => now);
  const calls = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ jsonrpc: '2.0', id, method: 'tags.list' }));
  const { text } = await answerBody(JSON.stringify(calls), request, unsent);
  expect(JSON.parse(text)).toEqual(['a', 'b', 'c', 'unavailable', 'unavailable']);
  expect(started).toEqual(['a', 'b', 'c']);
});
