import { describeError } from '../../src/platform/logger.ts';

test('the log omits request data that is attached to an error', () => {
  const ofParser = Object.assign(new Error('Parse Error'), {
    code: 'HPE_INVALID_CHUNK_SIZE',
    rawPacket: Buffer.from('Authorization: Bearer tern_live_secret'),
  });
  const ofDatabase = Object.assign(new Error('duplicate key', { cause: ofParser }), {
    code: '23505',
    constraint: 'contacts_phone_key',
    detail: 'Key (phone)=(+12025550143) already exists.',
  });
  expect(describeError(ofDatabase)).toEqual({
    type: 'Error',
    message: 'duplicate key',
    stack: ofDatabase.stack,
    code: '23505',
    constraint: 'contacts_phone_key',
    cause: { type: 'Error', message: 'Parse Error', stack: ofParser.stack, code: 'HPE_INVALID_CHUNK_SIZE' },
  });
  expect(describeError('tern_live_secret')).toEqual({ type: 'string' });
});
