import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallError, ParamsOf, ResultOf, SkillName } from './client.ts';
import { useProfile } from './profiles.ts';

interface SkillOptions<Result> {
  /** False while the params are not complete. */
  readonly enabled?: boolean;
  /** Milliseconds until the next call, by what the last one answered; false stops. */
  readonly poll?: (result: Result) => number | false;
  /** Shows the last answer while the params change, such as the words of a search. */
  readonly keepPrevious?: boolean;
  /** Milliseconds for which an answer is not asked for again. Default: ten seconds. */
  readonly freshMs?: number;
}

/** The answer of a skill that reads, cached by its params for every part of the page. */
export function useSkill<Name extends SkillName>(
  name: Name,
  params: ParamsOf<Name>,
  { enabled = true, poll, keepPrevious = false, freshMs }: SkillOptions<ResultOf<Name>> = {},
): UseQueryResult<ResultOf<Name>, CallError> {
  const { id, call } = useProfile();
  return useQuery<ResultOf<Name>, CallError>({
    queryKey: [id, name, params],
    queryFn: ({ signal }) => call(name, params, signal),
    enabled,
    ...(poll === undefined
      ? {}
      : { refetchInterval: ({ state: { data } }) => (data === undefined ? false : poll(data)) }),
    ...(freshMs === undefined ? {} : { staleTime: freshMs }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
}
