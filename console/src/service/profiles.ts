import { createContext, useContext } from 'react';
import { type Call, callWithKey, callWithSession, type ResultOf } from './client.ts';
import { showTimesIn } from './locale.ts';
import { closeSession, forgetSession, mayHaveSession, openSession } from './session.ts';
import { createStore, useStore } from './store.ts';

/** One key with which this tab is signed in. Keys stay in memory: a reload forgets them. */
export interface Profile {
  readonly id: string;
  readonly call: Call;
  readonly isSession: boolean;
  readonly who: ResultOf<'agent.whoami'>;
}

interface SignedIn {
  readonly profiles: readonly Profile[];
  readonly currentId: string | null;
  /** Why the last profile ended, if the service ended it. */
  readonly notice: string | null;
}

const store = createStore<SignedIn>({ profiles: [], currentId: null, notice: null });

/** Times are shown in the zone that the account of the current profile has set. */
store.subscribe(() => {
  const { profiles, currentId } = store.get();
  const calendar = profiles.find(({ id }) => id === currentId)?.who.account.calendar;
  showTimesIn(calendar === undefined || calendar.timezone_from === 'default' ? null : calendar.timezone);
});

export const useSignedIn = (): SignedIn => useStore(store);

/** Adds a profile for the key and switches to it; throws a CallError if the key is not valid. */
export async function signIn(key: string, { stay }: { readonly stay: boolean }): Promise<void> {
  const who = await callWithKey(key)('agent.whoami', {});
  if (stay) await openSession(key);
  add({ id: who.key_id, call: stay ? callWithSession() : callWithKey(key), isSession: stay, who });
}

/** Signs in with the session of an earlier visit, if there is one. */
export async function resume(): Promise<void> {
  if (!mayHaveSession()) return;
  const call = callWithSession();
  try {
    const who = await call('agent.whoami', {});
    add({ id: who.key_id, call, isSession: true, who });
  } catch {
    forgetSession();
  }
}

export function switchTo(id: string): void {
  store.set({ ...store.get(), currentId: id });
}

/** Shows the changed settings of an account, for every profile of it. */
export function showCalendar(id: string, calendar: ResultOf<'agent.settings'>['calendar']): void {
  const { profiles, ...rest } = store.get();
  const accountId = profiles.find((each) => each.id === id)?.who.account.id;
  const changed = profiles.map(
    (each): Profile =>
      each.who.account.id === accountId
        ? { ...each, who: { ...each.who, account: { ...each.who.account, calendar } } }
        : each,
  );
  store.set({ ...rest, profiles: changed });
}

export async function signOut({ id, isSession }: Profile): Promise<void> {
  remove(id, null);
  if (isSession) await closeSession();
}

/** Removes a profile whose key the service no longer accepts. */
export function endProfile(id: string, notice: string): void {
  forgetSession();
  remove(id, notice);
}

function add(profile: Profile): void {
  // There is one session cookie, so a second session replaces the first.
  const others = store
    .get()
    .profiles.filter(({ id, isSession }) => id !== profile.id && !(isSession && profile.isSession));
  store.set({ profiles: [...others, profile], currentId: profile.id, notice: null });
}

function remove(id: string, notice: string | null): void {
  const profiles = store.get().profiles.filter((each) => each.id !== id);
  store.set({ profiles, currentId: profiles[0]?.id ?? null, notice });
}

const Current = createContext<Profile | null>(null);
export const CurrentProfile = Current.Provider;

/** The profile that all calls below are made with. */
export function useProfile(): Profile {
  const profile = useContext(Current);
  if (profile === null) throw new Error('No one is signed in.');
  return profile;
}

/** Whether a key with these permissions may call the skills of a permission that only read. */
export function mayRead(permissions: readonly string[], permission: string): boolean {
  const enough = { partner: ['partner'], full: ['full'], keys: ['full', 'partner'] }[permission];
  return (enough ?? ['full', 'read', permission]).some((each) => permissions.includes(each));
}

export const useMayRead = (permission: string): boolean => mayRead(useProfile().who.permissions, permission);

/** Whether the key manages keys and decides about the calls of others. */
export const useMayManage = (): boolean => useMayRead('keys');
