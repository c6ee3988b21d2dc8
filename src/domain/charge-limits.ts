/** What a rule has charged, on a day (UTC, YYYY-MM-DD) and in its month. */
export interface Charged {
  readonly on: string | null;
  readonly day: number;
  readonly month: number;
}

export interface ChargeLimits {
  readonly daily: number;
  readonly monthly: number;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** What counts at a time: a new day or month starts at 0. */
export function chargedAt(charged: Charged, at: Date): { readonly day: number; readonly month: number } {
  const today = dayOf(at);
  return {
    day: charged.on === today ? charged.day : 0,
    month: charged.on?.slice(0, 7) === today.slice(0, 7) ? charged.month : 0,
  };
}

/**
 * When a charge of this amount is allowed: now (null), on the next day or in the next month (UTC).
 */
export function nextAllowed(charged: Charged, amount: number, { daily, monthly }: ChargeLimits, at: Date): Date | null {
  const { day, month } = chargedAt(charged, at);
  const [year, monthIndex, date] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  if (month + amount > monthly) return new Date(Date.UTC(year, monthIndex + 1, 1));
  return day + amount > daily ? new Date(Date.UTC(year, monthIndex, date + 1)) : null;
}

/** With one more charge. */
export function addCharge(charged: Charged, amount: number, at: Date): Charged {
  const { day, month } = chargedAt(charged, at);
  return { on: dayOf(at), day: day + amount, month: month + amount };
}
