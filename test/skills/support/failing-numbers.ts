/** The simulator carrier knows no subscriber at 555-0101, blocks 0102 and refuses 0108. */
export const UNKNOWN = '+12025550101';
export const BLOCKED = '+12025550102';
export const REFUSED = '+12025550108';
