import { useSyncExternalStore } from 'react';

/** Whether a media query holds, and a new render when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Screens on which a table keeps its main columns only. */
export const NARROW = '(max-width: 44rem)';
