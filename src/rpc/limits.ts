import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { SkillError } from '../errors.ts';

export interface Limits {
  /** Counts one call of a key; throws rate_limited when it has used up its second. */
  countCall(keyId: string): Promise<void>;
  /** Counts one new account: per address and in total, because each brings free credits. */
  countProvision(address: string): Promise<void>;
}

export interface LimitOptions {
  readonly requestsPerSecond: number;
  readonly provisionsPerAddressPerHour: number;
  readonly provisionsPerHour: number;
}

/** A key may burst to twice its rate: the window is two seconds. Counted per process. */
export function createLimits(options: LimitOptions): Limits {
  const calls = new RateLimiterMemory({ points: options.requestsPerSecond * 2, duration: 2 });
  const perAddress = new RateLimiterMemory({ points: options.provisionsPerAddressPerHour, duration: 3600 });
  const inTotal = new RateLimiterMemory({ points: options.provisionsPerHour, duration: 3600 });
  return {
    countCall: (keyId) => consume(calls, keyId, 'This key makes too many requests.'),
    countProvision: async (address) => {
      await consume(perAddress, address, 'Too many accounts were created from this address.');
      await consume(inTotal, 'all', 'Too many accounts were created in the last hour.');
    },
  };
}

async function consume(limiter: RateLimiterMemory, key: string, message: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (reason) {
    const { msBeforeNext } = reason as RateLimiterRes;
    throw new SkillError('rate_limited', message, { retryAfterMs: Math.max(1, msBeforeNext) });
  }
}
