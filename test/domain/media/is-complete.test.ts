import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { mediaTypeOf } from '../../../src/domain/media/content-type.ts';
import { isComplete } from '../../../src/domain/media/is-complete.ts';

const CARD = Buffer.from('BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ada Lovelace\r\nTEL:+12025550143\r\nEND:VCARD\r\n');
const picture = (name: string): Buffer =>
  readFileSync(new URL(`../../support/media/pictures/${name}`, import.meta.url));
const FILES = {
  'baseline.jpg': 'image/jpeg',
  'progressive.jpg': 'image/jpeg',
  'animated.gif': 'image/gif',
  'gradient.png': 'image/png',
} as const;

describe.each(Object.entries(FILES))('%s', (name, type) => {
  const content = picture(name);

  test('the whole file is complete, whatever follows it', () => {
    expect(mediaTypeOf(content)).toBe(type);
    expect(isComplete(type, content)).toBe(true);
    expect(isComplete(type, Buffer.concat([content, Buffer.from('a thumbnail of the camera')]))).toBe(true);
  });

  test('no beginning of the file is', () => {
    for (let length = 0; length < content.length; length += 1)
      expect([length, isComplete(type, content.subarray(0, length))]).toEqual([length, false]);
  });

  test('any bytes after the signature are read to an answer', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        expect(typeof isComplete(type, Buffer.concat([content.subarray(0, 8), bytes]))).toBe('boolean');
      }),
    );
  });
});

test('a contact card has a name and an end', () => {
  expect(mediaTypeOf(CARD)).toBe('text/vcard');
  expect(mediaTypeOf(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), CARD]))).toBe('text/vcard');
  expect(isComplete('text/vcard', CARD)).toBe(true);
  expect(isComplete('text/vcard', CARD.subarray(0, CARD.length - 6))).toBe(false);
  expect(isComplete('text/vcard', Buffer.from('BEGIN:VCARD\nVERSION:3.0\nEND:VCARD\n'))).toBe(false);
});

test.each(['<!doctype html><title>Not found</title>', 'BEGIN:VCARDS', '%PDF-1.7', ''])(
  '%j is no file of messages',
  (text) => {
    expect(mediaTypeOf(Buffer.from(text))).toBeNull();
  },
);
