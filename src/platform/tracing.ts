import {
  type Attributes,
  type Context,
  context,
  ProxyTracerProvider,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/**
 * OpenTelemetry spans (docs/operations.md); without an SDK nothing is recorded. Attributes are our
 * own names and numbers, never caller data or personal data.
 */
const tracer = trace.getTracer('tern');

/** The trace context of the caller. */
export type TraceParent = Context;

/** Reads the W3C Trace Context headers of a request. */
export function traceParentOf(headers: Readonly<Record<string, string | string[] | undefined>>): TraceParent {
  return propagation.extract(context.active(), headers);
}

export interface SpanHandle {
  set(attributes: Attributes): void;
  /** Marks the span as failed, with one of our codes. */
  fail(reason: string): void;
}

export interface SpanOptions {
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: Attributes;
  /** Default: the active span. */
  readonly parent?: TraceParent | undefined;
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** Used without an SDK: a real span costs a promise and five objects per call. */
const NO_OP_SPAN: SpanHandle = { set: () => undefined, fail: () => undefined };

function isTracingEnabled(): boolean {
  const provider = trace.getTracerProvider();
  return !(provider instanceof ProxyTracerProvider) || provider.getDelegateTracer('tern') !== undefined;
}

/** Runs `work` in a span. If it throws, the span fails and the error is rethrown. */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: SpanHandle) => Promise<T>): Promise<T> {
  if (!isTracingEnabled()) return work(NO_OP_SPAN);
  const { kind, attributes = {}, parent = context.active() } = options;
  return tracer.startActiveSpan(name, { kind: KINDS[kind], attributes }, parent, async (span) => {
    const traced: SpanHandle = {
      set: (more) => void span.setAttributes(more),
      fail: (reason) => void span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', reason),
    };
    try {
      return await work(traced);
    } catch (error) {
      traced.fail(kindOf(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/**
 * Like `inSpan`, but only inside an active trace: the runs of an idle worker do not start traces.
 */
export function inChildSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return trace.getActiveSpan() === undefined ? work() : inSpan(name, { kind: 'internal', attributes }, work);
}

/** Runs `work` in no trace: it serves several callers, whose own spans cover their wait. */
export function outsideTrace<T>(work: () => T): T {
  return context.with(ROOT_CONTEXT, work);
}

/** The error's code or class: its message may contain caller data. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' || typeof code === 'number' ? String(code) : error.name;
}
