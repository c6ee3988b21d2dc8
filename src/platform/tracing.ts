import {
  type Attributes,
  type Context,
  context,
  ProxyTracerProvider,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/**
 * Spans for whoever runs the service with an OpenTelemetry SDK (docs/operations.md); without one nothing is recorded. An attribute is a name or
 * a number of ours, never what a caller sent and nothing of a person.
 */
const tracer = trace.getTracer('tern');

/** What a caller's trace says of where it stands. */
export type TraceParent = Context;

/** By the headers of a request (W3C Trace Context). */
export function traceParentOf(headers: Readonly<Record<string, string | string[] | undefined>>): TraceParent {
  return propagation.extract(context.active(), headers);
}

export interface Traced {
  set(attributes: Attributes): void;
  /** It came to nothing, for this reason: a code of ours. */
  fail(reason: string): void;
}

export interface SpanOptions {
  readonly kind: 'server' | 'client' | 'internal';
  readonly attributes?: Attributes;
  /** What is under way, unless another one is given. */
  readonly parent?: TraceParent | undefined;
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** As long as nobody listens; a span that nothing records costs a promise and five objects, for each call and each event delivered. */
const UNHEARD: Traced = { set: () => undefined, fail: () => undefined };

function isHeard(): boolean {
  const provider = trace.getTracerProvider();
  return !(provider instanceof ProxyTracerProvider) || provider.getDelegateTracer('tern') !== undefined;
}

/** Does `work` in a span of its own; what it throws fails the span, and is thrown on. */
export function inSpan<T>(name: string, options: SpanOptions, work: (span: Traced) => Promise<T>): Promise<T> {
  if (!isHeard()) return work(UNHEARD);
  const { kind, attributes = {}, parent = context.active() } = options;
  return tracer.startActiveSpan(name, { kind: KINDS[kind], attributes }, parent, async (span) => {
    const traced: Traced = {
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

/** The same for a step of something that is traced; by itself, as in the rounds of an idle worker, it is nobody's trace. */
export function inStep<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return trace.getActiveSpan() === undefined ? work() : inSpan(name, { kind: 'internal', attributes }, work);
}

/** Its code or its class: a message may hold what a caller sent. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' || typeof code === 'number' ? String(code) : error.name;
}
