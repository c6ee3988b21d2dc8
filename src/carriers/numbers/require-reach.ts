import type { Key } from '../../domain/account.ts';
import { unprocessable } from '../../errors.ts';
import { isSimulated } from './real-numbers.ts';
import type { SendingNumber } from './sending-number.ts';

/**
 * A test key sends only through the simulator carrier (contract: KeyMode); a number of another
 * carrier is rejected.
 */
export function requireTestModeReach(
  { mode }: Key,
  numbers: readonly Pick<SendingNumber, 'phone' | 'carrier'>[],
): void {
  const outside = mode === 'test' ? numbers.find((number) => !isSimulated(number)) : undefined;
  if (outside === undefined) return;
  throw unprocessable(
    'test_key',
    `${outside.phone} sends through the carrier ${outside.carrier}, but a test key can only use the simulator. Use a live key.`,
    { nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows the account and mode of this key.' }] },
  );
}
