import { useQueryClient } from '@tanstack/react-query';
import type { Call, CallError, ParamsOf, ResultOf, SkillName } from '../service/client.ts';
import { useProfile } from '../service/profiles.ts';
import { useCall } from '../service/use-call.ts';
import { say } from './toast.tsx';

/** The call, or calls, that make the inverse. */
export type Undo = (call: Call) => Promise<unknown>;

/** What is said of a call, and how it is undone if it can be. */
export interface Done {
  readonly said: string;
  readonly undo?: Undo | undefined;
}

/**
 * A call that says what it did. `undo` is offered for ten seconds, with the key that made the call.
 * It is made from what was known before the call, so it is passed with the call.
 */
export function useSaidCall<Name extends SkillName>(name: Name) {
  const { id, call } = useProfile();
  const queries = useQueryClient();
  const made = useCall(name);

  const undoWith = (undo: Undo) => async () => {
    try {
      await undo(call);
      say({ message: 'Undone.' });
    } catch (error) {
      say({ message: `This could not be undone. ${(error as CallError).message}`, isBad: true });
    }
    await queries.invalidateQueries({ queryKey: [id] });
  };

  return {
    ...made,
    /** Resolves to whether it was made. If it was not, `error` says why. */
    make: async (params: ParamsOf<Name>, done: Done | ((result: ResultOf<Name>) => Done)): Promise<boolean> => {
      try {
        // Unlike `mutate`, this goes on when what called it is gone, such as a form that was saved.
        const result = await made.mutateAsync(params);
        const { said, undo } = typeof done === 'function' ? done(result) : done;
        say({ message: said, ...(undo === undefined ? {} : { undo: undoWith(undo) }) });
        return true;
      } catch {
        return false;
      }
    },
  };
}
