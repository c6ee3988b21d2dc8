export {
  type ErrorFacts,
  type FieldError,
  type NextAction,
  TernAbortError,
  TernApiError,
  TernConnectionError,
  TernError,
  TernTimeoutError,
} from './core/errors.ts';
export { isTernError } from './core/is-tern-error.ts';
export type { CallOptions, Fetch, FetchInit, FetchResponse, TernOptions } from './core/options.ts';
export { PagePromise } from './core/page-promise.ts';
export { TernPromise, type WithResponse } from './core/tern-promise.ts';
export type { WaitOptions } from './core/wait.ts';
export {
  parseWebhook,
  SIGNATURE_HEADER,
  signWebhook,
  TernWebhookError,
  type VerifyOptions,
  verifyWebhook,
} from './core/webhooks.ts';
export { type CatalogEntry, catalog, catalogVersion } from './generated/catalog.ts';
export * from './generated/errors.ts';
export type * from './generated/events.ts';
export type * from './generated/types.ts';
export { Tern } from './tern.ts';
