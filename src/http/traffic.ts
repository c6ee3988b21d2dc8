import { type Budget, createBudget } from '../platform/budget.ts';
import { type ByteRate, createByteRate } from '../platform/byte-rate.ts';

/** Bytes of requests and responses that this process holds for its clients. */
export interface Traffic {
  /** Answers that are not sent yet. */
  readonly unsentAnswers: Budget;
  /** Large answers, which take the time of the process from other clients. */
  readonly largeAnswers: ByteRate;
  /** Large request bodies that are being read. */
  readonly largeBodies: Budget;
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
    streams: createBudget({ total: 200, perClient: 20 }),
  };
}
