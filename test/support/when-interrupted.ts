import { constants } from 'node:os';

type Clean = () => unknown;

/** One Ctrl-C may arrive several times: from the terminal, and again from npm and whatever else hands it on. */
const SAME_SIGNAL_MS = 500;
const cleans = new Set<Clean>();
let heardAt: number | null = null;

/**
 * Has something cleared away when the process is told to end before its time, what came last first; then it ends as a shell would say of it.
 * Whoever tells it again does not want to wait. Answers how to take it back, for what was cleared away already.
 */
export function whenInterrupted(clean: Clean): () => void {
  if (cleans.size === 0) for (const signal of SIGNALS) process.on(signal, hear);
  cleans.add(clean);
  return () => {
    cleans.delete(clean);
    if (cleans.size === 0) for (const signal of SIGNALS) process.off(signal, hear);
  };
}

/** Comes back at once, or never when the process has been told to end: nothing new begins while what is there is cleared away. */
export function unlessInterrupted(): Promise<void> {
  return heardAt === null ? Promise.resolve() : new Promise(() => undefined);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function hear(signal: (typeof SIGNALS)[number]): void {
  const code = 128 + constants.signals[signal];
  if (heardAt === null) {
    heardAt = Date.now();
    void clear().finally(() => process.exit(code));
  } else if (Date.now() - heardAt > SAME_SIGNAL_MS) process.exit(code);
}

async function clear(): Promise<void> {
  // What was under way breaks now, and nobody wants to read of it.
  process.on('uncaughtException', () => undefined);
  for (const clean of [...cleans].reverse()) await Promise.resolve(clean()).catch(() => undefined);
}
