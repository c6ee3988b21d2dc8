import type { Customer } from '../fixture.ts';
import type { Seeded } from '../seeded.ts';

/**
 * State that concurrent clients share: whether to start another call, the pace, and the last
 * recipient.
 */
export interface Workload {
  isOver(): boolean;
  end(): void;
  sentTo(customer: Customer, phone: string): void;
  lastSent(): { readonly customer: Customer; readonly phone: string } | null;
  /** Waits between two calls. */
  pause(random: Seeded): Promise<void>;
}

export function startWorkload(maxPauseMs: number): Workload {
  let isOver = false;
  let last: ReturnType<Workload['lastSent']> = null;
  return {
    isOver: () => isOver,
    end: () => {
      isOver = true;
    },
    sentTo: (customer, phone) => {
      last = { customer, phone };
    },
    lastSent: () => last,
    pause: (random) => new Promise((done) => setTimeout(done, random.between(0, maxPauseMs))),
  };
}
