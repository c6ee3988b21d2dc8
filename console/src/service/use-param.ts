import { useSearchParams } from 'react-router';

/**
 * A choice that stands in the address, so that a view can be shared; absent while it is the
 * default.
 */
export function useParam(name: string, standard = ''): readonly [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const set = (value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === standard) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [search.get(name) ?? standard, set];
}
