import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallError, ParamsOf, ResultOf, SkillName } from './client.ts';
import { useProfile } from './profiles.ts';

/**
 * A call that a person makes with a button. When it succeeds, everything on the page is read
 * again, because the service alone knows what else it changed.
 */
export function useCall<Name extends SkillName>(
  name: Name,
): UseMutationResult<ResultOf<Name>, CallError, ParamsOf<Name>> {
  const { id, call } = useProfile();
  const queries = useQueryClient();
  return useMutation<ResultOf<Name>, CallError, ParamsOf<Name>>({
    mutationKey: [id, name],
    mutationFn: (params) => call(name, params),
    onSuccess: (_result, params) => {
      if (!(params as { dry_run?: boolean }).dry_run) return queries.invalidateQueries({ queryKey: [id] });
    },
  });
}
