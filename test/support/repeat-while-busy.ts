import { CallError } from './app.ts';

/**
 * Repeats a call as long as the service is too busy for it, as clients do. Of many calls that take
 * turns at one lock, the last can wait longer than lock_timeout on a slow machine.
 */
export async function repeatWhileBusy<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof CallError && error.code === 'unavailable') return repeatWhileBusy(call);
    throw error;
  }
}
