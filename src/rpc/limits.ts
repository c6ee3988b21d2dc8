import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { SkillError } from '../errors.ts';

export interface Limits {
  /** Counts one call of a key; throws rate_limited above the limit. */
  countCall(keyId: string): Promise<void>;
  /** Counts one new account per address and in total, because each gets free credits. */
  countProvision(address: string): Promise<void>;
}

export interface LimitOptions {
  readonly requestsPerSecond: number;
  readonly provisionsPerAddressPerHour: number;
  readonly provisionsPerHour: number;
}

/** A key can burst to twice its rate, because the window is two seconds. Counted per process. */
export function createLimits(options: LimitOptions): Limits {
  const calls = new RateLimiterMemory({ points: options.requestsPerSecond * 2, duration: 2 });
  const perAddress = new RateLimiterMemory({ points: options.provisionsPerAddressPerHour, duration: 3600 });
  const inTotal = new RateLimiterMemory({ points: options.provisionsPerHour, duration: 3600 });
  return {
    countCall: (keyId) => consume(calls, keyId, 'This key exceeds its rate limit. Retry later.'),
    countProvision: async (address) => {
      await consume(perAddress, address, 'Too many accounts were created from this address. Retry later.');
      await consume(inTotal, 'all', 'Too many accounts were created in the last hour. Retry later.');
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
