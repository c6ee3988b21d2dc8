import type { NextAction } from './client.ts';
import { createStore, useStore } from './store.ts';

/** The call that a person is about to make in the dialog of the frame. */
const store = createStore<NextAction | null>(null);

export const openCall = (action: NextAction): void => store.set(action);
export const closeCall = (): void => store.set(null);
export const useOpenCall = (): NextAction | null => useStore(store);
