import { meaningOfTwilio, readTwilioAnswer, twilioErrorCode } from '../../../src/domain/twilio/answer.ts';
import { readDoneDate, reportedStatus } from '../../../src/domain/twilio/status.ts';

test.each([
  [201, null, 'taken'],
  [429, 20429, 'busy'],
  [429, null, 'busy'],
  [400, 21611, 'busy'],
  [400, 30001, 'busy'],
  [401, 20003, 'unready'],
  [401, null, 'unready'],
  [403, 20005, 'unready'],
  [404, 20404, 'unready'],
  [307, null, 'unready'],
  [403, null, 'unready'],
  [400, 30002, 'unready'],
  [400, 21609, 'unready'],
  [400, 21211, 'refused'],
  [400, 21610, 'refused'],
  [400, 21614, 'refused'],
  [403, 21408, 'refused'],
  [400, 30003, 'refused'],
  [400, null, 'refused'],
  [408, null, 'unknown'],
  [500, 20500, 'unknown'],
  [502, null, 'unknown'],
  [503, 20429, 'unknown'],
  [504, null, 'unknown'],
])('a text that is answered %d with code %s is %s', (status, code, meaning) => {
  expect(meaningOfTwilio(status, code)).toBe(meaning);
});

test('an error is called by Twilio’s code, or by the status', () => {
  expect(twilioErrorCode(400, 21211)).toBe('twilio_21211');
  expect(twilioErrorCode(400, null)).toBe('twilio_http_400');
});

test.each(['', 'null', '[]', '<html>', '{"sid":', '{"sid": 1, "code": "21211"}', '{"sid": "SM../x"}'])(
  'an answer that is none of Twilio’s names no text: %j',
  (body) => {
    expect(readTwilioAnswer(body)).toEqual({ sid: null, code: null });
  },
);

test('a status moves a message only where it says something new', () => {
  expect(
    ['queued', 'sending', 'sent', 'delivered', 'undelivered', 'failed', 'canceled', 'read'].map(reportedStatus),
  ).toEqual([null, null, 'sent', 'delivered', 'undelivered', 'failed', 'failed', 'delivered']);
  for (const word of ['', 'DELIVERED', 'toString', 'constructor']) expect(reportedStatus(word)).toBeNull();
});

test('the carrier’s own time is read, and what is no time is not', () => {
  expect(readDoneDate('2611201530')?.toISOString()).toBe('2026-11-20T15:30:00.000Z');
  for (const text of ['', '2613201530', '2602301530', '26112015', 'yesterday']) expect(readDoneDate(text)).toBeNull();
});
