import { openCall } from '../service/open-call.ts';
import { useProfile } from '../service/profiles.ts';

interface InputSchema {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, { readonly description?: string }>>;
}

/** Opens the dialog of a skill, which asks for its required params. */
export function usePrepareCall(): (skill: string, why: string) => Promise<void> {
  const { call } = useProfile();
  return async (skill, why) => {
    const { skills } = await call('agent.capabilities', { skill });
    const { required = [], properties = {} } = (skills[0] as { input_schema?: InputSchema }).input_schema ?? {};
    const needs = required.map((name) => ({ path: `/${name}`, meaning: properties[name]?.description ?? '' }));
    openCall({ skill, params: {}, why, ...(needs.length === 0 ? {} : { needs }) });
  };
}
