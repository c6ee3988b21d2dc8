import type { CallError, TestAccount } from './app.ts';

type Params = Record<string, unknown>;

/** Calls with params that the types do not allow. */
export async function callUntyped(account: TestAccount, skill: string, params: Params): Promise<Params> {
  return (account.call as (name: string, given: unknown) => Promise<Params>)(skill, params);
}

/** The error of such a call; throws when it succeeds. */
export async function refusalOf(account: TestAccount, skill: string, params: Params): Promise<CallError> {
  return callUntyped(account, skill, params).then(
    () => Promise.reject(new Error(`${skill} did not refuse ${Object.keys(params).join()}`)),
    (error: unknown) => error as CallError,
  );
}
