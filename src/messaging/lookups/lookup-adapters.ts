import type { LookupAdapter } from './lookup-adapter.ts';
import { simulatedLookups } from './simulator.ts';

/** By the setting TERN_LOOKUPS; without an adapter nothing is looked up. */
const adapters: Readonly<Record<'simulator' | 'none', LookupAdapter | null>> = {
  simulator: simulatedLookups,
  none: null,
};

export function findLookupAdapter(setting: keyof typeof adapters): LookupAdapter | null {
  return adapters[setting];
}
