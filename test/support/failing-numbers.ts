/**
 * In the simulator carrier, 555-0101 is an unknown subscriber, 0102 is blocked and 0108 is
 * rejected.
 */
export const UNKNOWN = '+12025550101';
export const BLOCKED = '+12025550102';
export const REFUSED = '+12025550108';
