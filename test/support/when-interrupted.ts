import { exitCodeOf, untilSignal } from '../../src/commands/serve/until-signal.ts';

type Clean = () => unknown;

const cleans = new Set<Clean>();
let isListening = false;
let isInterrupted = false;

/**
 * Has something cleared away when the process is told to end before its time, what came last first; then it ends as a shell would say of it.
 * Answers how to take it back, for what was cleared away already.
 */
export function whenInterrupted(clean: Clean): () => void {
  if (!isListening) void untilSignal(['SIGINT', 'SIGTERM', 'SIGHUP']).then(clearAndEnd);
  isListening = true;
  cleans.add(clean);
  return () => void cleans.delete(clean);
}

/** Comes back at once, or never when the process has been told to end: nothing new begins while what is there is cleared away. */
export function unlessInterrupted(): Promise<void> {
  return isInterrupted ? new Promise(() => undefined) : Promise.resolve();
}

async function clearAndEnd(signal: NodeJS.Signals): Promise<void> {
  isInterrupted = true;
  // What was under way breaks now, and nobody wants to read of it.
  process.on('uncaughtException', () => undefined);
  // What cannot be cleared away must not keep the rest.
  for (const clean of [...cleans].reverse()) await (async () => clean())().catch(() => undefined);
  process.exit(exitCodeOf(signal));
}
