import { unprocessable } from '../../errors.ts';
import type { Key } from '../../skill.ts';
import type { Sender } from '../gates/facts.ts';

const SIMULATOR = 'simulator';

/** What a test key starts ends at the simulator carrier (contract: KeyMode): at a number of any other it starts nothing. */
export function requireReach({ mode }: Key, senders: readonly Pick<Sender, 'phone' | 'carrier'>[]): void {
  const beyond = mode === 'test' ? senders.find(({ carrier }) => carrier !== SIMULATOR) : undefined;
  if (beyond === undefined) return;
  throw unprocessable(
    'test_key',
    `${beyond.phone} sends through the carrier ${beyond.carrier}, and a test key reaches the simulator only. Use a live key.`,
    { nextActions: [{ skill: 'agent.whoami', params: {}, why: 'Shows whose key this is and its mode.' }] },
  );
}
