/** Counts have no fractions: half a message is no tick. */
export const ticksOf = (ticks: readonly number[], isRatio: boolean): readonly number[] =>
  isRatio ? ticks : ticks.filter(Number.isInteger);

export const tickText = (tick: number, isRatio: boolean): string =>
  isRatio ? `${Number((tick * 100).toFixed(2))} %` : tick.toLocaleString('en-US');
