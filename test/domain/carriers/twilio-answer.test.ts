import { classifyTwilioAnswer, readTwilioAnswer, twilioErrorCode } from '../../../src/domain/carriers/twilio-answer.ts';
import { readDoneDate, reportedStatus } from '../../../src/domain/carriers/twilio-status.ts';

test.each([
  [201, null, 'accepted'],
  [429, 20429, 'busy'],
  [429, null, 'busy'],
  [400, 21611, 'busy'],
  [400, 30001, 'busy'],
  [401, 20003, 'not_ready'],
  [401, null, 'not_ready'],
  [403, 20005, 'not_ready'],
  [404, 20404, 'not_ready'],
  [307, null, 'not_ready'],
  [403, null, 'not_ready'],
  [400, 30002, 'not_ready'],
  [400, 21609, 'not_ready'],
  [400, 21211, 'rejected'],
  [400, 21610, 'rejected'],
  [400, 21614, 'rejected'],
  [403, 21408, 'rejected'],
  [400, 30003, 'rejected'],
  [400, null, 'rejected'],
  [408, null, 'unknown'],
  [500, 20500, 'unknown'],
  [502, null, 'unknown'],
  [503, 20429, 'unknown'],
  [504, null, 'unknown'],
])('classifies status %d with code %s as %s', (status, code, meaning) => {
  expect(classifyTwilioAnswer(status, code)).toBe(meaning);
});

test('the error code is Twilio’s code, or the HTTP status without one', () => {
  expect(twilioErrorCode(400, 21211)).toBe('twilio_21211');
  expect(twilioErrorCode(400, null)).toBe('twilio_http_400');
});

test.each(['', 'null', '[]', '<html>', '{"sid":', '{"sid": 1, "code": "21211"}', '{"sid": "SM../x"}'])(
  'a body that is not a Twilio response yields no message: %j',
  (body) => {
    expect(readTwilioAnswer(body)).toEqual({ sid: null, code: null });
  },
);

test('a callback status is applied only if it adds information', () => {
  expect(
    ['queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed', 'canceled', 'read'].map(reportedStatus),
  ).toEqual([null, null, 'sent', 'delivered', 'undelivered', 'failed', 'failed', 'delivered']);
  for (const word of ['', 'DELIVERED', 'toString', 'constructor']) expect(reportedStatus(word)).toBeNull();
});

test('parses the carrier’s timestamp and ignores an invalid one', () => {
  expect(readDoneDate('2611201530')?.toISOString()).toBe('2026-11-20T15:30:00.000Z');
  for (const text of ['', '2613201530', '2602301530', '26112015', 'yesterday']) expect(readDoneDate(text)).toBeNull();
});
