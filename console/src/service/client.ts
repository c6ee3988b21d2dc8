import { type FetchInit, type SkillName, type SkillTypes, Tern, type TernError } from 'tern-messaging';

export type { NextAction, SkillName, SkillTypes } from 'tern-messaging';
export { TernApiError, TernConnectionError } from 'tern-messaging';
export type ParamsOf<Name extends SkillName> = SkillTypes[Name]['params'];
export type ResultOf<Name extends SkillName> = SkillTypes[Name]['result'];
/** What a call throws: an error of the service, or of the way to it. */
export type CallError = TernError;

/** Calls one skill; throws a CallError. */
export type Call = <Name extends SkillName>(
  name: Name,
  params: ParamsOf<Name>,
  signal?: AbortSignal,
) => Promise<ResultOf<Name>>;

/** Calls with a key that this tab holds. Without a key, only public skills. */
export function callWithKey(key: string | null): Call {
  return callsOf(new Tern({ baseUrl: location.origin, ...(key === null ? {} : { apiKey: key }) }));
}

/** Calls with the session cookie, which scripts cannot read and which is sent to /api only. */
export function callWithSession(): Call {
  const withoutKey = ({ headers, ...init }: FetchInit) => {
    const { authorization, ...rest } = headers;
    return { ...init, headers: rest };
  };
  const apiKey = 'session';
  return callsOf(
    new Tern({ baseUrl: `${location.origin}/api`, apiKey, fetch: (url, init) => fetch(url, withoutKey(init)) }),
  );
}

function callsOf(tern: Tern): Call {
  // A union of names has no call signature, so the one cast is here.
  const call = tern.call.bind(tern) as (name: SkillName, params: object, options: object) => Promise<unknown>;
  return <Name extends SkillName>(name: Name, params: ParamsOf<Name>, signal?: AbortSignal) =>
    call(name, params, { signal }).then((result) => result as ResultOf<Name>);
}
