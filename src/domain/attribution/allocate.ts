/**
 * Divides a total among weights so that the parts sum to it exactly: each part is rounded down, and
 * the units that are left go to the largest remainders, the earlier of equal ones first (method of
 * Hamilton). The weights are integers of which at least one is positive; the total is at least 0.
 */
export function allocateByWeights(total: bigint, weights: readonly number[]): bigint[] {
  const shares = weights.map(BigInt);
  const sum = shares.reduce((one, other) => one + other, 0n);
  const parts = shares.map((weight) => (total * weight) / sum);
  const left = Number(total - parts.reduce((one, other) => one + other, 0n));
  const byRemainder = shares
    .map((weight, position) => ({ position, remainder: (total * weight) % sum }))
    .toSorted((one, other) =>
      one.remainder === other.remainder ? one.position - other.position : one.remainder > other.remainder ? -1 : 1,
    );
  for (const { position } of byRemainder.slice(0, left)) parts[position] = (parts[position] ?? 0n) + 1n;
  return parts;
}
