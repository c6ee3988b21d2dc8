let requests = 0;

/** The JSON-RPC id of a request, unique within this process. */
export function newRequestId(): number {
  requests += 1;
  return requests;
}

/** 128 random bits; `crypto.randomUUID` is missing where a page is not served securely. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return `sdk_${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
