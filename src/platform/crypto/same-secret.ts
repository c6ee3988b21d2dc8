import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares digests of equal length, so that the time taken reveals nothing about the secret. */
export function isSameSecret(given: string | null, right: string): boolean {
  const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();
  return timingSafeEqual(digest(given ?? ''), digest(right));
}
