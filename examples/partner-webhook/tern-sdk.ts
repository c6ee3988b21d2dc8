/** Imports the SDK from this repository. In your project, import from 'tern-messaging'. */
export { parseWebhook, SIGNATURE_HEADER, type TernEvent, TernWebhookError } from '../../sdk/src/index.ts';
