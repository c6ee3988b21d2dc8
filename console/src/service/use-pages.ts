import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CallError, ParamsOf, ResultOf, SkillName } from './client.ts';
import { useProfile } from './profiles.ts';

/** Skills that list with a cursor. */
export type ListName = {
  [Name in SkillName]: ResultOf<Name> extends { items: readonly unknown[]; next_cursor: unknown } ? Name : never;
}[SkillName];
export type ItemOf<Name extends ListName> =
  ResultOf<Name> extends { items: readonly (infer Item extends object)[] } ? Item : never;

export interface Pages<Item> {
  /** Undefined until the first page is there. */
  readonly items: readonly Item[] | undefined;
  readonly error: CallError | null;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Whether the items are those of earlier params. */
  readonly isStale: boolean;
  loadMore(): void;
  retry(): void;
}

const FIRST_PAGE = 100;
/** As many as a call may list: each page that is added costs time by the rows that are there. */
const NEXT_PAGE = 200;
const MAX_POLLED = 3;

/** The items of a list, page by page: `loadMore` appends the next one. */
export function usePages<Name extends ListName>(
  name: Name,
  params: ParamsOf<Name>,
  { enabled = true, pollMs = false as number | false } = {},
): Pages<ItemOf<Name>> {
  const { id, call } = useProfile();
  const query = useInfiniteQuery({
    queryKey: [id, name, params, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        name,
        pageParam === null ? { limit: FIRST_PAGE, ...params } : { limit: NEXT_PAGE, ...params, cursor: pageParam },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page as { next_cursor: string | null }).next_cursor,
    placeholderData: keepPreviousData,
    enabled,
    // A poll reads all pages again, so it ends when a person has scrolled far.
    refetchInterval: ({ state: { data } }) => ((data?.pages.length ?? 0) > MAX_POLLED ? false : pollMs),
  });
  const { data } = query;
  const items = useMemo(
    () => data?.pages.flatMap((page) => (page as unknown as { items: ItemOf<Name>[] }).items),
    [data],
  );
  return {
    items,
    error: query.error as CallError | null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    isStale: query.isPlaceholderData,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
    },
    retry: () => void query.refetch(),
  };
}
