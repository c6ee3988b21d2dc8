import { setTimeout as sleep } from 'node:timers/promises';

/** Makes a call again as long as the service is overloaded, as a client does. */
export async function untilServed<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== 'unavailable') throw error;
      await sleep(50);
    }
  }
}
