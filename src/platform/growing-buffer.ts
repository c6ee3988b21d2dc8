/** Bytes that arrive in parts. */
export interface GrowingBuffer {
  readonly length: number;
  append(part: Buffer): void;
  /** All bytes so far, not copied. */
  bytes(): Buffer;
}

const MIN_BYTES = 4096;

/**
 * Copies each part, because thousands of small parts would hold many times their bytes. `onGrow`
 * gets the size of the next allocation, a power of two, and can throw to prevent it.
 */
export function createGrowingBuffer(onGrow: (size: number) => void): GrowingBuffer {
  let held = Buffer.alloc(0);
  let length = 0;
  return {
    get length() {
      return length;
    },
    append: (part) => {
      const needed = length + part.length;
      if (needed > held.length) {
        let size = Math.max(MIN_BYTES, held.length);
        while (size < needed) size *= 2;
        onGrow(size);
        const larger = Buffer.allocUnsafe(size);
        held.copy(larger, 0, 0, length);
        held = larger;
      }
      part.copy(held, length);
      length = needed;
    },
    bytes: () => held.subarray(0, length),
  };
}
