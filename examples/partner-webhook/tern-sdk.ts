/** The client as it lies in this repository, so that the example is type-checked and run with it; in your project this line says '@tern/sdk'. */
export { parseWebhook, SIGNATURE_HEADER, type TernEvent, TernWebhookError } from '../../sdk/src/index.ts';
