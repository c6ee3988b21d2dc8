import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isSignedByTwilio } from '../../src/domain/carriers/twilio-signature.ts';
import { firstLine, start } from '../../tools/bench/process.ts';
import { endProcess } from '../support/service-process.ts';

const TOKEN = 'a token of the benchmark';

test('the Twilio of the benchmark accepts a message and reports it as delivered, signed as Twilio signs', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const callback = `http://127.0.0.1:${(server.address() as AddressInfo).port}/status?reference=acc_1%2Fmsg_1`;
  const sink = start(['node', 'tools/bench/processes/twilio-sink.mjs', TOKEN]);
  try {
    const url = `http://127.0.0.1:${Number(await firstLine(sink))}/2010-04-01/Accounts/AC1/Messages.json`;
    const reported = once(server, 'request');
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ From: '+12025550199', To: '+13032000001', Body: 'Hi', StatusCallback: callback }),
    });
    expect(answer.status).toBe(201);
    const { sid } = (await answer.json()) as { sid: string };
    const [request, response] = await reported;
    const fields = [...new URLSearchParams(await text(request))];
    response.end();
    expect(Object.fromEntries(fields)).toMatchObject({
      MessageSid: sid,
      MessageStatus: 'delivered',
      To: '+13032000001',
    });
    expect(isSignedByTwilio(TOKEN, request.headers['x-twilio-signature'], callback, fields)).toBe(true);
  } finally {
    await endProcess(sink);
    server.closeAllConnections();
    server.close();
  }
});
