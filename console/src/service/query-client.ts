import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { TernApiError } from './client.ts';
import { endProfile } from './profiles.ts';

const CREDENTIALS = -32000;

function onError(error: unknown, profileId: unknown): void {
  if (error instanceof TernApiError && error.code === CREDENTIALS && typeof profileId === 'string')
    endProfile(profileId, 'This key was revoked or has expired. Sign in with another one.');
}

/** Answers are fresh for ten seconds. The SDK retries; a second layer of retries would add up. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, { queryKey }) => onError(error, queryKey[0]) }),
  mutationCache: new MutationCache({
    onError: (error, _params, _context, { options }) => onError(error, options.mutationKey?.[0]),
  }),
  defaultOptions: { queries: { staleTime: 10_000, retry: false }, mutations: { retry: false } },
});
