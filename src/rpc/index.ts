export { type Admission, createAdmission, tooBusy } from './admission.ts';
export type { Authenticator, Principal } from './authenticate.ts';
export { createAuthenticator } from './authenticate.ts';
export type { Dispatcher, RequestInfo, WireAnswer } from './dispatch.ts';
export { createDispatcher } from './dispatch.ts';
export { MAX_BATCH, parseBody, parseParams } from './envelope.ts';
export { newRequestId, toWire } from './error-mapping.ts';
export { createLimits } from './limits.ts';
export { SkillRouter } from './router.ts';
