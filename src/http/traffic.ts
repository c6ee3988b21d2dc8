import { type ByteBudget, createByteBudget } from '../platform/byte-budget.ts';
import { type ByteRate, createByteRate } from '../platform/byte-rate.ts';

/** Bytes of requests and responses that this process holds for its clients. */
export interface Traffic {
  /** Answers that are not sent yet. */
  readonly unsentAnswers: ByteBudget;
  /** Large answers, which take the time of the process from other clients. */
  readonly largeAnswers: ByteRate;
  /** Large request bodies that are being read. */
  readonly largeBodies: ByteBudget;
}

const MIB = 1024 * 1024;

/** A client is an address, because most of what it sends is read before its key is known. */
export function createTraffic(): Traffic {
  return {
    unsentAnswers: createByteBudget({ total: 64 * MIB, perClient: 16 * MIB }),
    largeAnswers: createByteRate({ perSecond: 8 * MIB, burst: 4 * MIB }),
    largeBodies: createByteBudget({ total: 64 * MIB, perClient: 16 * MIB }),
  };
}
