import { SkillError } from '../errors.ts';
import { catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { ErrorCodes } from '../generated/types.ts';
import { type MediaChecker, retryChecked } from '../media/checker.ts';
import { isSameSecret } from '../platform/crypto/same-secret.ts';
import type { Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/logger.ts';
import type { Metrics } from '../platform/metrics.ts';
import { inSpan, type SpanOptions, type TraceParent } from '../platform/tracing.ts';
import type { Service } from '../service.ts';
import type { RepeatOptions } from '../skill-call.ts';
import type { Admission } from './admission.ts';
import { type AnswerQuota, requireSmall } from './answer-quota.ts';
import type { Authenticator, Principal } from './authenticate.ts';
import { authorize } from './authorize.ts';
import { copyWarnings } from './copy-warnings.ts';
import type { Call, ParsedCall } from './envelope.ts';
import { inCodes, toWire, type WireError } from './error-mapping.ts';
import { fieldErrorsOf } from './field-errors.ts';
import { readLagging, toleratesLag } from './lagging-reads.ts';
import type { Limits } from './limits.ts';
import { type GivenCall, type PreparedCall, withPrepared } from './prepare-call.ts';
import { requireApproval, requireReaction } from './require-approval.ts';
import { DISCOVER, type Router } from './router.ts';
import { runOnce } from './run-once.ts';
import { type Answer, runOwn, runWrite, type WriteHandler } from './unit-of-work.ts';
import { unseenWarnings } from './unseen-warnings.ts';
import { ReactionWaits } from './watch-reactions.ts';

/** Transport data of a request. */
export interface RequestInfo {
  readonly secret: string | null;
  /** The caller, if it was authenticated by a session instead of the secret. */
  readonly principal?: Principal;
  readonly address: string;
  readonly requestId: string;
  /** Whether the call is one of a batch. */
  readonly batch: boolean;
  /** The form of error codes that the request asks for; the key may ask for integers as well. */
  readonly errorCodes: ErrorCodes;
  readonly quota: AnswerQuota;
  /**
   * Makes a signal that aborts when the caller closes the connection; then the statements of its
   * reads that have a budget are canceled.
   */
  readonly signal?: () => AbortSignal;
  /**
   * Of a program that may repeat itself: its calls without an idempotency key get one. Absent: a
   * call without a key is a new one.
   */
  readonly repeats?: RepeatOptions;
  /** Trace context of the caller. Default: the active span. */
  readonly traceParent?: TraceParent;
}

/** The answer to one call as JSON text, with its error, always by name, if it failed. */
export interface AnswerText {
  readonly text: string;
  readonly error: WireError | null;
}

/** What the answer to a call depends on beside the request. */
interface Caller {
  errorCodes: ErrorCodes;
}

export interface Dispatcher {
  /** Answers one call; never throws. */
  answer(parsed: ParsedCall, request: RequestInfo): Promise<AnswerText>;
  /**
   * Runs one skill for an authenticated caller (the helper routes) and returns its result as JSON
   * text; throws the skill's errors.
   */
  run(name: SkillName, params: Record<string, unknown>, principal: Principal, requestId: string): Promise<string>;
}

export interface DispatcherParts {
  readonly database: Database;
  /** A copy that is some seconds late, for reads that may be; null: none. */
  readonly replica: Database | null;
  readonly router: Router;
  readonly media: MediaChecker;
  readonly authenticator: Authenticator;
  readonly admission: Admission;
  readonly limits: Limits;
  readonly service: Service;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly metrics: Metrics;
  /** Called for each call before it is answered. */
  readonly onCall?: () => void;
}

/**
 * Order of the checks: envelope, admission, credentials, method, permission and rate limit, params.
 */
export function createDispatcher(parts: DispatcherParts): Dispatcher {
  const { router, authenticator, admission, limits, log, clock, service, metrics } = parts;

  const handle = async (call: Call, request: RequestInfo, caller: Caller): Promise<string> => {
    if (call.method === DISCOVER) return discover(router, request);
    const now = clock();
    const isPublic = Object.hasOwn(catalog, call.method) && catalog[call.method as SkillName].scope === 'public';
    const principal = isPublic
      ? null
      : (request.principal ?? (await authenticator.authenticate(request, now.getTime())));
    if (principal?.key.errorCodes === 'integer') caller.errorCodes = 'integer';
    const { name } = router.find(call.method);
    if (principal === null) await requireProvisioning(service, limits, request, call.params.dry_run === true);
    else {
      authorize(principal.key, name, catalog[name]);
      await limits.countCall(principal.key.id);
    }
    const isRead = catalog[name].effect === 'read';
    if (isRead) request.quota.requireQuota(0);
    const result = await runSkill(
      parts,
      { name, given: call.params, principal, requestId: request.requestId, now },
      request,
    );
    if (isRead) request.quota.requireQuota(Buffer.byteLength(result));
    return result;
  };

  return {
    answer: async (parsed, request) => {
      const { id, method } = parsed.ok ? parsed.call : { id: parsed.id, method: null };
      // Only contract names become labels, or clients could create any number of them.
      const skill = method !== null && (Object.hasOwn(catalog, method) || method === DISCOVER) ? method : 'unknown';
      parts.onCall?.();
      const startedAt = performance.now();
      const ended = (code: string): void =>
        metrics.calls.observe({ skill, code }, (performance.now() - startedAt) / 1000);
      const { requestId, traceParent } = request;
      const caller: Caller = { errorCodes: request.errorCodes };
      return inSpan(skill, { ...spanOf(skill, requestId), parent: traceParent }, async (span) => {
        try {
          if (!parsed.ok) throw parsed.error;
          const result = await admission.admit(() => handle(parsed.call, request, caller));
          ended('ok');
          return answerText(request, {
            text: `{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`,
            error: null,
          });
        } catch (error) {
          const wire = toWire(error, { requestId, publicUrl: service.config.publicUrl, log, method });
          const code = String(wire.code);
          ended(code);
          span.set({ 'rpc.response.status_code': code });
          span.fail(code);
          const text = JSON.stringify({ jsonrpc: '2.0', id, error: inCodes(wire, caller.errorCodes) });
          return answerText(request, { text, error: wire });
        }
      });
    },
    run: (name, params, principal, requestId) =>
      admission.admit(async () => {
        authorize(principal.key, name, catalog[name]);
        await limits.countCall(principal.key.id);
        return inSpan(name, spanOf(name, requestId), () =>
          runSkill(parts, { name, given: params, principal, requestId, now: clock() }),
        );
      }),
  };
}

function answerText({ quota }: RequestInfo, answer: AnswerText): AnswerText {
  quota.take(Buffer.byteLength(answer.text));
  return answer;
}

/** The contract is public, as at `/openrpc.json`. A batch could ask for 50 copies of it. */
async function discover(router: Router, { batch, quota }: RequestInfo): Promise<string> {
  if (batch) throw new SkillError(-32600, `Send ${DISCOVER} as a single call. Its answer is too large for a batch.`);
  const document = await router.discover();
  quota.requireQuota(document.length);
  return document;
}

/**
 * OpenTelemetry conventions for JSON-RPC. The request id connects the span to the log and to the
 * messages the call created.
 */
function spanOf(skill: string, requestId: string): SpanOptions {
  const attributes = {
    'rpc.system.name': 'jsonrpc',
    'rpc.method': skill,
    'jsonrpc.protocol.version': '2.0',
    'http.request.method': 'POST',
    'tern.request_id': requestId,
  };
  return { kind: 'server', attributes };
}

async function runSkill(
  parts: DispatcherParts,
  given: GivenCall,
  { signal, repeats }: Pick<RequestInfo, 'signal' | 'repeats'> = {},
): Promise<string> {
  const { service } = parts;
  return withPrepared(parts, given, async (prepared, warnings) => {
    const { name, params, principal } = prepared;
    const run = (call: PreparedCall) => retryChecked(parts.media, () => runPrepared(parts, call, signal));
    const answer = repeats === undefined ? await run(prepared) : await runOnce(parts.database, prepared, repeats, run);
    const near = principal === null ? null : parts.database.near(principal.account.tenantId);
    const unseen = near === null || principal === null ? [] : await unseenWarnings(near, principal.account, prepared);
    const noted = [...unseen, ...warnings, ...copyWarnings(name, params)];
    const full =
      noted.length === 0
        ? answer
        : { ...answer, warnings: [...((answer.warnings as object[] | undefined) ?? []), ...noted] };
    const text = JSON.stringify(full);
    if (service.config.validateResults) await assertResult(name, text);
    requireSmall(name, params, Buffer.byteLength(text));
    return text;
  });
}

async function runPrepared(parts: DispatcherParts, call: PreparedCall, signal: RequestInfo['signal']): Promise<Answer> {
  const replayed = await requireApproval(parts, call);
  if (replayed !== null) return replayed;
  try {
    return await runHandler(parts, call, signal);
  } catch (error) {
    const earlier = error instanceof ReactionWaits ? await requireReaction(parts, call, error.named) : null;
    if (earlier === null) throw error;
    return earlier;
  }
}

async function runHandler(parts: DispatcherParts, call: PreparedCall, signal: RequestInfo['signal']): Promise<Answer> {
  const { name, params, invoke, principal } = call;
  const database = principal === null ? parts.database : parts.database.near(principal.account.tenantId);
  const { effect, transaction } = catalog[name];
  if (transaction === 'own') return runOwn(database, call, (access) => invoke(params, access));
  if (transaction === 'joined') return invoke(params, { database, tx: null });
  if (effect !== 'read') return runWrite(database, { ...call, handler: invoke as WriteHandler });
  const read = (from: Database) => invoke(params, { db: signal === undefined ? from : from.cancelable(signal) });
  return parts.replica !== null && toleratesLag(name)
    ? readLagging({ replica: parts.replica, primary: database, log: parts.log }, read)
    : read(database);
}

/**
 * New accounts get free credits, so anonymous callers are rate limited, and rejected when
 * provisioning is not open.
 */
async function requireProvisioning(
  { config }: Service,
  limits: Limits,
  request: RequestInfo,
  isDryRun: boolean,
): Promise<void> {
  if (config.provisioning === 'closed')
    throw new SkillError(-32000, 'Provisioning is closed. Ask the operator of this service for an account.');
  const { provisioningToken: token } = config;
  if (config.provisioning === 'token' && (token === null || !isSameSecret(request.secret, token))) {
    await limits.countUnknownKey(request.address);
    throw new SkillError(
      -32000,
      'Provisioning requires a token. Send the operator’s provisioning token as a bearer token.',
    );
  }
  await limits.countProvision(request.address, isDryRun);
}

/** The schema describes the JSON form of dates and undefined. */
async function assertResult(name: SkillName, text: string): Promise<void> {
  const { resultValidators } = await import('../generated/result-validators.ts');
  const validate = resultValidators[name];
  if (!validate(JSON.parse(text))) {
    throw new Error(`${name} returned a result that violates its contract: ${JSON.stringify(fieldErrorsOf(validate))}`);
  }
}
