import { type Budget, createBudget } from '../platform/budget.ts';
import { type ByteRate, createByteRate } from '../platform/byte-rate.ts';
import type { BodyPace } from './read-large-body.ts';

/** Bytes of requests and responses that this process holds for its clients. */
export interface Traffic {
  /** Answers that are not sent yet. */
  readonly unsentAnswers: Budget;
  /** Large answers, which take the time of the process from other clients. */
  readonly largeAnswers: ByteRate;
  /** Large request bodies that are being read. */
  readonly largeBodies: Budget;
  /** A slower large body is refused, so that it does not keep its room. */
  readonly bodyPace: BodyPace;
  /** Streams that are open, each of which looks at its task again and again. */
  readonly streams: Budget;
}

const MIB = 1024 * 1024;

/** A client is an address, because most of what it sends is read before its key is known. */
export function createTraffic(): Traffic {
  return {
    unsentAnswers: createBudget({ total: 64 * MIB, perClient: 16 * MIB }),
    largeAnswers: createByteRate({ perSecond: 8 * MIB, burst: 4 * MIB }),
    largeBodies: createBudget({ total: 64 * MIB, perClient: 16 * MIB }),
    bodyPace: { everyMs: 5_000, bytes: 5 * 16 * 1024 },
    streams: createBudget({ total: 200, perClient: 20 }),
  };
}
