import { CommandFailure, USAGE } from '../failure.ts';
import type { Endpoint } from './endpoint.ts';

export const HOW_TO_SET_A_KEY = `Set it in this shell, or store it once:
  export TERN_API_KEY=tern_live_…
  tern login`;

/** For commands that cannot do anything without an API key. */
export function requireKey<T extends Endpoint>(endpoint: T): T & { readonly key: string } {
  const { key } = endpoint;
  if (key === null || key === '')
    throw new CommandFailure(`No API key: TERN_API_KEY is not set. ${HOW_TO_SET_A_KEY}`, USAGE);
  return { ...endpoint, key };
}
