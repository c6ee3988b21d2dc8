import type { Seeded } from '../seeded.ts';
import type { Customer } from '../settle.ts';

/** What clients who work at the same time share: until when they begin something new, how fast, and whom they have texted last. */
export interface Shift {
  isOver(): boolean;
  end(): void;
  sentTo(customer: Customer, phone: string): void;
  lastSent(): { readonly customer: Customer; readonly phone: string } | null;
  /** A moment between two calls. */
  breath(chance: Seeded): Promise<void>;
}

export function beginShift(longestBreathMs: number): Shift {
  let isOver = false;
  let last: ReturnType<Shift['lastSent']> = null;
  return {
    isOver: () => isOver,
    end: () => {
      isOver = true;
    },
    sentTo: (customer, phone) => {
      last = { customer, phone };
    },
    lastSent: () => last,
    breath: (chance) => new Promise((done) => setTimeout(done, chance.between(0, longestBreathMs))),
  };
}
