/**
 * Settings of every connection. lock_timeout: a call that waits longer for a lock fails with a
 * retryable error. enable_seqscan=off: every statement has an index, but a plan made while a table
 * was empty would scan the whole table for as long as the plan is cached. jit=off: up to PostgreSQL
 * 17, disabled scans raise the estimated cost so far that plans are compiled, which takes fifty
 * times as long as the statement.
 */
export const SETTINGS = { enable_seqscan: 'off', jit: 'off', lock_timeout: '2s' } as const;
