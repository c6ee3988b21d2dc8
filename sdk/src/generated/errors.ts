// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
import { type ErrorFacts, TernApiError } from '../core/errors.ts';

/** Parse error: the body is not valid JSON */
export class ParseError extends TernApiError<-32700> {}

/** Invalid Request: jsonrpc, method or a valid id is missing */
export class InvalidRequestError extends TernApiError<-32600> {}

/** Method not found: unknown skill name */
export class MethodNotFoundError extends TernApiError<-32601> {}

/** Invalid params */
export class InvalidParamsError extends TernApiError<-32602> {}

/** Internal error */
export class InternalError extends TernApiError<-32603> {}

/** Unauthorized: missing or invalid API key */
export class UnauthorizedError extends TernApiError<-32000> {}

/** Not found: no such resource in this account */
export class NotFoundError extends TernApiError<-32001> {}

/** Unprocessable: no eligible audience or content, or the state does not allow it */
export class UnprocessableError extends TernApiError<-32002> {}

/** No valid sending number: trust setup incomplete or no default sender number */
export class NoSendingNumberError extends TernApiError<-32003> {}

/** Launch preflight failed: blockers found, or the preflight token is stale */
export class PreflightFailedError extends TernApiError<-32005> {}

/** The contact is not opted in. Do what `next_actions` of the error says: a missing consent can be recorded with its proof, and after an opt-out only the person can opt in again. */
export class ConsentRequiredError extends TernApiError<'consent_required'> {}

/** The account is on payment hold. Resolve the billing problem, or add credits with billing.topUp. */
export class PaymentHoldError extends TernApiError<'payment_hold'> {}

/** The partner organization is suspended. Contact the support team of the service; only they can lift the suspension. */
export class PartnerSuspendedError extends TernApiError<'partner_suspended'> {}

/** The end-customer is paused. Call partner.setChildPaused with paused false to resume sending. */
export class PartnerChildPausedError extends TernApiError<'partner_child_paused'> {}

/** idempotency_key is missing. Send a key that is stable and unique per logical send. */
export class IdempotencyKeyRequiredError extends TernApiError<'idempotency_key_required'> {}

/** external_ref is missing. Set external_ref to the reference of the end-customer. */
export class ExternalRefRequiredError extends TernApiError<'external_ref_required'> {}

/** Not enough credits. Add credits with billing.topUp, or grant them with partner.grantCredits. */
export class CreditsInsufficientError extends TernApiError<'credits_insufficient'> {}

/** Quiet hours block the message. Set send_at to a time outside quiet hours. */
export class QuietHoursError extends TernApiError<'quiet_hours'> {}

/** More than 500 contacts in one import batch. Split the import into batches of at most 500 rows. */
export class ImportBatchLimitError extends TernApiError<'import_batch_limit'> {}

/** Columns of an import need an answer. Say what each column of error.data.columns means: who agreed in consent_values, the order of dates in column_types, or in mapping that it is about something else. */
export class ImportColumnsUnclearError extends TernApiError<'import_columns_unclear'> {}

/** The key is not allowed to call this skill. Use a key with the required permission. */
export class InvalidPermissionsError extends TernApiError<'invalid_permissions'> {}

/** A person must approve the call. Wait for the decision, then repeat the call with the same idempotency_key, or read the result with command.approvals.get. */
export class ApprovalRequiredError extends TernApiError<'approval_required'> {}

/** Too many requests. Wait for the seconds in Retry-After, then repeat the call. */
export class RateLimitedError extends TernApiError<'rate_limited'> {}

/** The service is temporarily unavailable. Wait for the seconds in Retry-After, then repeat the call. */
export class UnavailableError extends TernApiError<'unavailable'> {}

/** The answer is too large. Ask for fewer items, or for a part; send large calls one by one instead of in a batch. */
export class AnswerTooLargeError extends TernApiError<'answer_too_large'> {}

/** The error class of each code. */
export interface ErrorTypes {
  [-32700]: ParseError;
  [-32600]: InvalidRequestError;
  [-32601]: MethodNotFoundError;
  [-32602]: InvalidParamsError;
  [-32603]: InternalError;
  [-32000]: UnauthorizedError;
  [-32001]: NotFoundError;
  [-32002]: UnprocessableError;
  [-32003]: NoSendingNumberError;
  [-32005]: PreflightFailedError;
  consent_required: ConsentRequiredError;
  payment_hold: PaymentHoldError;
  partner_suspended: PartnerSuspendedError;
  partner_child_paused: PartnerChildPausedError;
  idempotency_key_required: IdempotencyKeyRequiredError;
  external_ref_required: ExternalRefRequiredError;
  credits_insufficient: CreditsInsufficientError;
  quiet_hours: QuietHoursError;
  import_batch_limit: ImportBatchLimitError;
  import_columns_unclear: ImportColumnsUnclearError;
  invalid_permissions: InvalidPermissionsError;
  approval_required: ApprovalRequiredError;
  rate_limited: RateLimitedError;
  unavailable: UnavailableError;
  answer_too_large: AnswerTooLargeError;
}

export type ErrorCode = keyof ErrorTypes;

const classes = new Map<string | number, new (facts: ErrorFacts<never>) => TernApiError>([
  [-32700, ParseError],
  [-32600, InvalidRequestError],
  [-32601, MethodNotFoundError],
  [-32602, InvalidParamsError],
  [-32603, InternalError],
  [-32000, UnauthorizedError],
  [-32001, NotFoundError],
  [-32002, UnprocessableError],
  [-32003, NoSendingNumberError],
  [-32005, PreflightFailedError],
  ['consent_required', ConsentRequiredError],
  ['payment_hold', PaymentHoldError],
  ['partner_suspended', PartnerSuspendedError],
  ['partner_child_paused', PartnerChildPausedError],
  ['idempotency_key_required', IdempotencyKeyRequiredError],
  ['external_ref_required', ExternalRefRequiredError],
  ['credits_insufficient', CreditsInsufficientError],
  ['quiet_hours', QuietHoursError],
  ['import_batch_limit', ImportBatchLimitError],
  ['import_columns_unclear', ImportColumnsUnclearError],
  ['invalid_permissions', InvalidPermissionsError],
  ['approval_required', ApprovalRequiredError],
  ['rate_limited', RateLimitedError],
  ['unavailable', UnavailableError],
  ['answer_too_large', AnswerTooLargeError],
]);

/** Creates the error of a response with the class of its code, or the base class for an unknown code. */
export function errorFrom(facts: ErrorFacts): TernApiError {
  const known = classes.get(facts.code);
  return known === undefined ? new TernApiError(facts) : new known(facts as ErrorFacts<never>);
}
