import { CommandFailure, USAGE } from '../failure.ts';
import { configFile, type Profile, readProfiles } from './config-file.ts';

export const DEFAULT_PROFILE = 'default';

export interface ChosenProfile {
  readonly name: string;
  /** Null when the default profile does not exist. */
  readonly profile: Profile | null;
  /** Whether `--profile` or `TERN_PROFILE` names it. */
  readonly named: boolean;
}

/** The profile of `--profile`, else of `TERN_PROFILE`, else `default`. */
export function nameOfProfile(flag: string | undefined): { readonly name: string; readonly named: boolean } {
  const name = flag || process.env.TERN_PROFILE;
  return name ? { name, named: true } : { name: DEFAULT_PROFILE, named: false };
}

/** Fails when a named profile does not exist. */
export function chooseProfile(flag: string | undefined): ChosenProfile {
  const { name, named } = nameOfProfile(flag);
  const profiles = readProfiles();
  const profile = Object.hasOwn(profiles, name) ? (profiles[name] ?? null) : null;
  if (profile === null && named) {
    const known = Object.keys(profiles).join(', ') || 'none';
    throw new CommandFailure(
      `No profile ${name} in ${configFile()} (profiles: ${known}). Create it with: tern login --profile ${name}`,
      USAGE,
    );
  }
  return { name, profile, named };
}
