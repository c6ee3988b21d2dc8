/** HTTP client and checks for caller-supplied URLs. */
export { isAllowedHost, type OutgoingRules } from './allowed-host.ts';
export { checkOutgoingUrl, type UrlRefusal, type UrlVerdict } from './check-url.ts';
export { createSafeClient, type PostOptions, type SafeClient, type SafeClientOptions } from './client.ts';
export { type Download, type DownloadFailure, downloadFile } from './download-file.ts';
export { isCanceledByUs, type PostError } from './error-code.ts';
export type { PostOutcome } from './exchange.ts';
export type { Lookup } from './vetted-lookup.ts';
