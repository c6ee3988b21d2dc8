import { readTwilioList } from '../../../src/domain/carriers/twilio-list.ts';

/** In the form of the example `readFullPage1` of Twilio's own description of the API. */
const page = (messages: readonly object[], more: string | null = null): string =>
  JSON.stringify({ end: 1, page: 0, page_size: 2, previous_page_uri: null, next_page_uri: more, messages });
const message = (sid: string, created: string, other: object = {}) => ({
  ...{ sid, body: 'testing', date_created: created, direction: 'outbound-api', status: 'sent', error_code: null },
  ...other,
});
const SINCE = new Date('2019-05-24T17:44:00Z');
const AFTER = 'Fri, 24 May 2019 17:44:46 +0000';
const BEFORE = 'Fri, 24 May 2019 17:43:59 +0000';

test('a page is read up to the first message that is older', () => {
  const body = page(
    [message('SM1', AFTER), message('SM2', AFTER, { direction: 'inbound' }), message('SM3', BEFORE)],
    '/next',
  );
  expect(readTwilioList(body, SINCE)).toEqual([{ sid: 'SM1', body: 'testing', createdAt: new Date(AFTER) }]);
});

test('a page without anything says that there is nothing', () => {
  expect(readTwilioList(page([]), SINCE)).toEqual([]);
});

test.each([
  ['a page that does not reach back so far', page([message('SM1', AFTER)], '/next')],
  ['no JSON', '<html>'],
  ['an error', '{"code":20003,"message":"Authenticate"}'],
  ['null', 'null'],
  ['a message without a time', page([message('SM1', 'soon')])],
  ['a message without a text', page([message('SM1', AFTER, { body: null })])],
])('%s says nothing', (_what, body) => {
  expect(readTwilioList(body, SINCE)).toBeNull();
});
