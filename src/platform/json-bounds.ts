/** Whether a JSON value takes more bytes than allowed. */
export function exceedsBytes(value: unknown, maxBytes: number): boolean {
  return Buffer.byteLength(JSON.stringify(value)) > maxBytes;
}

/** Whether a JSON value has more levels of objects and arrays than allowed. */
export function exceedsDepth(value: unknown, maxDepth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return maxDepth === 0 || Object.values(value).some((item) => exceedsDepth(item, maxDepth - 1));
}
