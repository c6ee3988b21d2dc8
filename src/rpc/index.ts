export { type Admission, createAdmission, overloaded } from './admission.ts';
export type { Authenticator, Principal } from './authenticate.ts';
export { createAuthenticator } from './authenticate.ts';
export type { Dispatcher, RequestInfo, WireAnswer } from './dispatch.ts';
export { createDispatcher } from './dispatch.ts';
export { MAX_BATCH, parseBody, parseParams } from './envelope.ts';
export { newRequestId, toWire } from './error-mapping.ts';
export { createLimits } from './limits.ts';
export { createRouter } from './router.ts';
