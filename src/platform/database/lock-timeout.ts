const LOCK_NOT_AVAILABLE = '55P03';

/** Whether a statement waited longer than lock_timeout for a lock. */
export function isLockTimeout(error: unknown): boolean {
  return (Object(error) as { readonly code?: unknown }).code === LOCK_NOT_AVAILABLE;
}
