export interface FunnelEvent {
  readonly contactId: string;
  /** Position of the event among the steps, from 0. */
  readonly step: number;
  readonly at: number;
}

export interface FunnelStep {
  contacts: number;
  /** Of each contact: milliseconds since the step before. */
  readonly waits: number[];
}

/**
 * How many contacts got how far. A contact may begin several times; the attempt that gets furthest
 * counts. Later steps follow in order, each after the last event of the step before, and within the
 * window from the first. Events are grouped by contact and sorted by time.
 */
export function countFunnel(events: readonly FunnelEvent[], steps: number, windowMs: number): FunnelStep[] {
  const counted = Array.from({ length: steps }, (): FunnelStep => ({ contacts: 0, waits: [] }));
  for (let start = 0; start < events.length; ) {
    let end = start;
    while (end < events.length && events[end]?.contactId === events[start]?.contactId) end += 1;
    const times = furthest(events.slice(start, end), steps, windowMs);
    for (const [index, at] of times.entries()) {
      const step = counted[index] as FunnelStep;
      step.contacts += 1;
      step.waits.push(index === 0 ? 0 : at - (times[index - 1] as number));
    }
    start = end;
  }
  return counted;
}

/**
 * Of every step, the latest possible beginning that leads to it is enough: a later beginning has
 * more of its window left. One pass over the events.
 */
function furthest(events: readonly FunnelEvent[], steps: number, windowMs: number): readonly number[] {
  const paths: (readonly number[])[] = Array.from({ length: steps }, () => []);
  let best: readonly number[] = [];
  for (const { step, at } of events) {
    const before = step === 0 ? [] : (paths[step - 1] as readonly number[]);
    const [begun] = before;
    if (step > 0 && (begun === undefined || at - begun > windowMs || (before.at(-1) as number) >= at)) continue;
    const path = [...before, at];
    paths[step] = path;
    if (path.length > best.length) best = path;
  }
  return best;
}
