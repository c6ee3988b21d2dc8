import { DAY_MS } from '../../domain/durations.ts';
import type { LookupAnswer } from '../../domain/hygiene/lookup.ts';
import type { LookupAdapter } from './lookup-adapter.ts';

const MOBILE: LookupAnswer = {
  lineType: 'mobile',
  carrierName: 'Simulated Mobile',
  status: 'active',
  disconnectedAt: null,
};

/**
 * Magic numbers in the range that the North American plan reserves for fiction (any area code,
 * 555-0100 to 555-0199): the last two digits choose the result. Every other number is an active
 * mobile phone.
 */
const magic: Readonly<Record<string, (now: Date) => Partial<LookupAnswer>>> = {
  '20': () => ({ lineType: 'landline', carrierName: 'Simulated Telephone' }),
  '21': () => ({ lineType: 'voip', carrierName: 'Simulated Internet' }),
  '22': (now) => ({ status: 'inactive', disconnectedAt: new Date(now.getTime() - 400 * DAY_MS) }),
  '23': (now) => ({ disconnectedAt: new Date(now.getTime() - 10 * DAY_MS) }),
  '24': () => ({ lineType: 'unknown', carrierName: null, status: 'unknown' }),
  '25': () => ({ lineType: 'toll_free', carrierName: null }),
  '26': () => ({ carrierName: 'AT&T Wireless' }),
  '27': () => ({ carrierName: 'T-Mobile USA, Inc.' }),
};

/** Makes no requests. 555-0123 was disconnected ten days ago and is reassigned. */
export const simulatedLookups: LookupAdapter = {
  name: 'simulator',
  credits: 1,
  lookUp: async (phone, now) => {
    const [, script = ''] = /^\+1\d{3}55501(\d\d)$/.exec(phone) ?? [];
    return { ...MOBILE, ...magic[script]?.(now) };
  },
  stop: () => Promise.resolve(),
};
