import { exitCodeOf, untilSignal } from '../../src/commands/serve/until-signal.ts';

type Clean = () => unknown;

const cleans = new Set<Clean>();
let isListening = false;
let isInterrupted = false;

/**
 * Registers a cleanup that runs when the process receives a termination signal, the last registered
 * first. The process then exits with the status that a shell reports for the signal. Returns a
 * function that removes the registration.
 */
export function whenInterrupted(clean: Clean): () => void {
  if (!isListening) void untilSignal(['SIGINT', 'SIGTERM', 'SIGHUP']).then(clearAndEnd);
  isListening = true;
  cleans.add(clean);
  return () => void cleans.delete(clean);
}

/**
 * Resolves at once, or never after an interruption, so that no new work starts during the cleanup.
 */
export function unlessInterrupted(): Promise<void> {
  return isInterrupted ? new Promise(() => undefined) : Promise.resolve();
}

async function clearAndEnd(signal: NodeJS.Signals): Promise<void> {
  isInterrupted = true;
  // Work in progress fails during the cleanup, and its errors must not be printed.
  process.on('uncaughtException', () => undefined);
  // A cleanup that fails must not prevent the others.
  for (const clean of [...cleans].reverse()) await (async () => clean())().catch(() => undefined);
  process.exit(exitCodeOf(signal));
}
