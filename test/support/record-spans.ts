import { context, propagation, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';

export interface RecordedSpans {
  readonly exporter: InMemorySpanExporter;
  stop(): Promise<void>;
}

/** Registers an SDK of OpenTelemetry, as a host application does with `node --import`. */
export function recordSpans(): RecordedSpans {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  provider.register();
  return {
    exporter,
    stop: async () => {
      for (const api of [trace, context, propagation]) api.disable();
      await provider.shutdown();
    },
  };
}
