// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.

export type ErrorCode = -32700 | -32600 | -32601 | -32602 | -32603 | -32000 | -32001 | -32002 | -32003 | -32005 | "consent_required" | "payment_hold" | "partner_suspended" | "partner_child_paused" | "idempotency_key_required" | "external_ref_required" | "credits_insufficient" | "quiet_hours" | "import_batch_limit" | "invalid_permissions" | "rate_limited" | "unavailable" | "answer_too_large";

export const errorTable: Readonly<Record<`${ErrorCode}`, { readonly rpcCode: number; readonly message: string; readonly fix: string | null }>> = {
  "-32700": { rpcCode: -32700, message: "Parse error: the body is not valid JSON", fix: null },
  "-32600": { rpcCode: -32600, message: "Invalid Request: jsonrpc, method or a valid id is missing", fix: null },
  "-32601": { rpcCode: -32601, message: "Method not found: unknown skill name", fix: null },
  "-32602": { rpcCode: -32602, message: "Invalid params", fix: null },
  "-32603": { rpcCode: -32603, message: "Internal error", fix: null },
  "-32000": { rpcCode: -32000, message: "Unauthorized: missing or invalid API key", fix: null },
  "-32001": { rpcCode: -32001, message: "Not found: no such resource in this account", fix: null },
  "-32002": { rpcCode: -32002, message: "Unprocessable: no eligible audience or content, or the state does not allow it", fix: null },
  "-32003": { rpcCode: -32003, message: "No valid sending number: trust setup incomplete or no default sender number", fix: null },
  "-32005": { rpcCode: -32005, message: "Launch preflight failed: blockers found, or the preflight token is stale", fix: null },
  "consent_required": { rpcCode: -32010, message: "The contact is not opted in", fix: "Record consent with contacts.optIn, or import the contact with proof of consent." },
  "payment_hold": { rpcCode: -32011, message: "The account is on payment hold", fix: "Resolve the billing problem, or add credits with billing.topUp." },
  "partner_suspended": { rpcCode: -32012, message: "The partner organization is suspended", fix: "Contact the support team of the service; only they can lift the suspension." },
  "partner_child_paused": { rpcCode: -32013, message: "The end-customer is paused", fix: "Call partner.setChildPaused with paused false to resume sending." },
  "idempotency_key_required": { rpcCode: -32014, message: "idempotency_key is missing", fix: "Send a key that is stable and unique per logical send." },
  "external_ref_required": { rpcCode: -32015, message: "external_ref is missing", fix: "Set external_ref to the reference of the end-customer." },
  "credits_insufficient": { rpcCode: -32016, message: "Not enough credits", fix: "Add credits with billing.topUp, or grant them with partner.grantCredits." },
  "quiet_hours": { rpcCode: -32017, message: "Quiet hours block the message", fix: "Set send_at to a time outside quiet hours." },
  "import_batch_limit": { rpcCode: -32018, message: "More than 500 contacts in one import batch", fix: "Split the import into batches of at most 500 rows." },
  "invalid_permissions": { rpcCode: -32019, message: "The key is not allowed to call this skill", fix: "Use a key with the required permission." },
  "rate_limited": { rpcCode: -32029, message: "Too many requests", fix: "Wait for the seconds in Retry-After, then repeat the call." },
  "unavailable": { rpcCode: -32030, message: "The service is temporarily unavailable", fix: "Wait for the seconds in Retry-After, then repeat the call." },
  "answer_too_large": { rpcCode: -32031, message: "The answer is too large", fix: "Ask for fewer items, or for a part; send large calls one by one instead of in a batch." },
};
