import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { SkillError } from '../errors.ts';

export interface Limits {
  /** Counts one call of a key; throws rate_limited above the limit. */
  countCall(keyId: string): Promise<void>;
  /**
   * Counts one new account per address and in total, because each gets free credits; a dry run
   * creates none and counts only for its address.
   */
  countProvision(address: string, isDryRun: boolean): Promise<void>;
  /** Counts a key or token that does not exist, so that no client can try many. */
  countUnknownKey(address: string): Promise<void>;
}

export interface LimitOptions {
  readonly requestsPerSecond: number;
  readonly provisionsPerAddressPerHour: number;
  readonly provisionsPerHour: number;
  /** Per address. */
  readonly unknownKeysPerMinute: number;
}

/** A key can burst to twice its rate, because the window is two seconds. Counted per process. */
export function createLimits(options: LimitOptions): Limits {
  const calls = new RateLimiterMemory({ points: options.requestsPerSecond * 2, duration: 2 });
  const perAddress = new RateLimiterMemory({ points: options.provisionsPerAddressPerHour, duration: 3600 });
  const unknownKeys = new RateLimiterMemory({ points: options.unknownKeysPerMinute, duration: 60 });
  const inTotal = new RateLimiterMemory({ points: options.provisionsPerHour, duration: 3600 });
  return {
    countUnknownKey: (address) =>
      consume(unknownKeys, address, 'Too many unknown keys came from this address. Check the key, then retry later.'),
    countCall: (keyId) => consume(calls, keyId, 'This key exceeds its rate limit. Retry later.'),
    countProvision: async (address, isDryRun) => {
      await consume(perAddress, address, 'Too many accounts were created from this address. Retry later.');
      if (isDryRun) return;
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
