import type { Config } from '../../config.ts';
import type { Logger } from '../../platform/logger.ts';
import type { LookupAdapter } from './lookup-adapter.ts';
import { simulatedLookups } from './simulator.ts';
import { createTwilioLookups } from './twilio.ts';

/** The provider chosen by TERN_LOOKUPS; null when lookups are off. */
export function createLookupAdapter(
  { lookups, twilio }: Pick<Config, 'lookups' | 'twilio'>,
  log: Logger,
): LookupAdapter | null {
  switch (lookups.provider) {
    case 'none':
      return null;
    case 'simulator':
      return simulatedLookups;
    case 'twilio': {
      const { credentials, connections } = twilio;
      if (credentials === null) throw new Error('TERN_LOOKUPS is twilio, so TERN_TWILIO_ACCOUNT_SID must be set.');
      return createTwilioLookups({ url: lookups.url, credits: lookups.credits, credentials, connections, log });
    }
  }
}
