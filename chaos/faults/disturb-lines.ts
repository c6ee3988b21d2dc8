import type { TcpProxy } from '../../test/messaging/carriers/support/tcp-proxy.ts';
import type { Seeded } from '../seeded.ts';
import type { Stage } from '../stage.ts';

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** What goes wrong on a line; each ends with a line that works. */
const disturbances = {
  /** The request has arrived and its answer never does: every connection breaks when one comes. */
  cut: async (line: TcpProxy) => {
    line.disturb((piece, towards) => {
      if (towards === 'client') setImmediate(line.cut);
      return towards === 'client' ? Buffer.alloc(0) : piece;
    });
    await pause(150);
    line.disturb(null);
  },
  delay: async (line: TcpProxy, chance: Seeded) => {
    line.hold();
    await pause(chance.between(100, 700));
    line.go();
  },
  /** Nothing comes and nothing goes, for longer than anybody waits, and then it is gone. */
  'half-open': async (line: TcpProxy) => {
    line.hold();
    await pause(3_500);
    line.cut();
    await pause(20);
    line.go();
  },
};

/** Disturbs the lines of clients and of the carrier until told to end; answers how often each was. */
export async function disturbLines(
  { lines }: Stage,
  isOver: () => boolean,
  chance: Seeded,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  while (!isOver()) {
    await pause(chance.between(300, 2_500));
    const which = chance.pick(['clients', 'carrier'] as const);
    const what = chance.pick(['cut', 'cut', 'delay', 'half-open'] as const);
    await disturbances[what](lines[which], chance);
    const name = `${what} (${which})`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
