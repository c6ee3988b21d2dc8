import type { TcpProxy } from '../../../test/support/carriers/tcp-proxy.ts';
import type { Seeded } from '../seeded.ts';
import type { Stage } from '../stage.ts';

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Network faults. Each ends with a working connection. */
const disturbances = {
  /** The request arrives and its answer is lost: all connections close at the first answer. */
  cut: async (proxy: TcpProxy) => {
    proxy.disturb((chunk, towards) => {
      if (towards === 'client') setImmediate(proxy.cut);
      return towards === 'client' ? Buffer.alloc(0) : chunk;
    });
    await pause(150);
    proxy.disturb(null);
  },
  delay: async (proxy: TcpProxy, random: Seeded) => {
    proxy.hold();
    await pause(random.between(100, 700));
    proxy.go();
  },
  /** No data passes for longer than any timeout, then the connections close. */
  'half-open': async (proxy: TcpProxy) => {
    proxy.hold();
    await pause(3_500);
    proxy.cut();
    await pause(20);
    proxy.go();
  },
};

/**
 * Disturbs the connections of clients and of carriers until `isOver`. Returns how often each
 * fault occurred.
 */
export async function disturbConnections(
  { proxies }: Stage,
  isOver: () => boolean,
  random: Seeded,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  while (!isOver()) {
    await pause(random.between(300, 2_500));
    const which = random.pick(['clients', 'twilio', 'smpp'] as const);
    const what = random.pick(['cut', 'cut', 'delay', 'half-open'] as const);
    await disturbances[what](proxies[which], random);
    const name = `${what} (${which})`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
