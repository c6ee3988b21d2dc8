/**
 * The session that keeps a person signed in: an HttpOnly cookie of 12 hours. These routes are no
 * skills, so they are the one thing that is not called with the SDK.
 */
const ROUTE = '/api/auth/session';
/** Says that there may be a session, so that a first visit does not ask for it in vain. */
const HINT = 'tern-console-session';

export async function openSession(key: string): Promise<void> {
  const response = await fetch(ROUTE, { method: 'POST', headers: { authorization: `Bearer ${key}` } });
  if (!response.ok) throw new Error('You could not be kept signed in.');
  localStorage.setItem(HINT, 'open');
}

export async function closeSession(): Promise<void> {
  localStorage.removeItem(HINT);
  await fetch(ROUTE, { method: 'DELETE' });
}

export function mayHaveSession(): boolean {
  return localStorage.getItem(HINT) !== null;
}

export function forgetSession(): void {
  localStorage.removeItem(HINT);
}
