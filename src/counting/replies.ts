/**
 * SQL: the inbound message `i` is a reply. An opt-out, also one that was narrowed to some messages,
 * is none: only other messages show interest.
 */
export const IS_REPLY = "i.intent NOT IN ('stop', 'narrow')";
