/**
 * Twilio in tools/bench/rows/campaign-drain-http.ts and peers-campaign.ts: accepts every submission
 * at once, and reports it as delivered by a signed callback if the submission names one. It also
 * accepts the JSON of listmonk's messengers, which reports nothing. Argument: the auth token.
 * Prints its port. A GET returns the numbers of submissions, and of callbacks by the status of
 * their answer, and the time of the last submission in milliseconds.
 */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Agent, request as post } from 'undici';

const [token] = process.argv.slice(2);
/** Twilio waits for no callback before it sends the next one. */
const CALLBACK_CONNECTIONS = 200;
const dispatcher = new Agent({ connections: CALLBACK_CONNECTIONS, pipelining: 1 });
const counts = { submissions: 0, callbacks: {}, lastSubmissionAt: null };

function signatureOf(url, fields) {
  const signed = Object.keys(fields)
    .sort()
    .reduce((all, name) => all + name + fields[name], url);
  return createHmac('sha1', token).update(signed).digest('base64');
}

async function report(url, fields) {
  const answer = await post(url, {
    method: 'POST',
    dispatcher,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signatureOf(url, fields),
    },
    body: new URLSearchParams(fields).toString(),
  }).then(
    async ({ statusCode, body }) => {
      await body.dump();
      return statusCode;
    },
    ({ code }) => code,
  );
  counts.callbacks[answer] = (counts.callbacks[answer] ?? 0) + 1;
}

async function accept(request, response) {
  const body = await text(request);
  counts.submissions += 1;
  counts.lastSubmissionAt = Date.now();
  if (request.headers['content-type'] === 'application/json') {
    response.end();
    return;
  }
  const form = new URLSearchParams(body);
  const sid = `SM${String(counts.submissions).padStart(32, '0')}`;
  response
    .writeHead(201, { 'content-type': 'application/json' })
    .end(JSON.stringify({ sid, status: 'queued', error_code: null, error_message: null }));
  const callback = form.get('StatusCallback');
  if (callback === null) return;
  await report(callback, {
    AccountSid: request.url.split('/')[3],
    ApiVersion: '2010-04-01',
    From: form.get('From'),
    MessageSid: sid,
    MessageStatus: 'delivered',
    SmsSid: sid,
    SmsStatus: 'delivered',
    To: form.get('To'),
  });
}

const server = createServer((request, response) => {
  if (request.method === 'GET') response.end(JSON.stringify(counts));
  else void accept(request, response);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
process.on('SIGTERM', () => process.exit(0));
