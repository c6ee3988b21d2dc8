import { CONTACT_TARGETS, guessMapping, isAttributeName } from '../../domain/imports/headers.ts';
import { CommandFailure, USAGE } from '../failure.ts';

/** A column of the file: its unique name and its target; null ignores it. */
export interface Column {
  readonly name: string;
  readonly target: string | null;
  /** Whether the target, or none, is from `--map`. */
  readonly isMapped: boolean;
}

/** Columns that the rejected file adds before the original ones. */
export const REJECTION_COLUMNS = ['tern_row', 'tern_code', 'tern_field'] as const;

/** The target of each column: from `--map`, else guessed from its name. */
export function readColumns(header: readonly string[], maps: readonly string[]): Column[] {
  const names = uniqueNames(header);
  const mapped = readMaps(maps, names);
  const taken = new Set([...mapped.values()].filter((target) => CONTACT_TARGETS.some((known) => known === target)));
  const guessed = guessMapping(names);
  return names.map((name): Column => {
    const target = mapped.get(name) ?? guessed[name] ?? '';
    // Mapped targets take precedence over guesses; a cell cannot hold an attributes object.
    const unwanted =
      target === 'attributes' ||
      REJECTION_COLUMNS.some((own) => own === name) ||
      (!mapped.has(name) && taken.has(target));
    return { name, target: target === '' || unwanted ? null : target, isMapped: mapped.has(name) };
  });
}

function readMaps(maps: readonly string[], names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    maps.map((text) => {
      const cut = text.lastIndexOf('=');
      const [name, target] = [text.slice(0, Math.max(0, cut)).trim(), text.slice(cut + 1).trim()];
      if (cut < 1) throw new CommandFailure(`--map must be column=target, not ${text}.`, USAGE);
      if (!names.includes(name))
        throw new CommandFailure(`The file has no column ${name}. Columns: ${names.join(', ')}.`, USAGE);
      if (!isTarget(target)) {
        throw new CommandFailure(
          `${target} is not a target. Targets: ${CONTACT_TARGETS.join(', ')}, consent, attributes.<name>, or nothing to ignore the column.`,
          USAGE,
        );
      }
      return [name, target];
    }),
  );
}

function isTarget(target: string): boolean {
  if (target.startsWith('attributes.')) return isAttributeName(target.slice('attributes.'.length));
  return target === '' || target === 'consent' || CONTACT_TARGETS.some((known) => known === target);
}

function uniqueNames(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((text, index) => {
    const name = text.trim() || `column ${index + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
