import { CONTACT_TARGETS, guessMapping, isAttributeName } from '../../domain/import-headers.ts';
import { CommandFailure, USAGE } from '../failure.ts';

/** A column of the file: its name, made unique, and what it becomes; null is left out. */
export interface Column {
  readonly name: string;
  readonly target: string | null;
}

/** The columns that a file of refused rows has in front of its own. */
export const REJECTION_COLUMNS = ['tern_row', 'tern_code', 'tern_field'] as const;

/** What each column holds: as `--map` says, else by its name. Throws when no column holds phone numbers. */
export function readColumns(header: readonly string[], maps: readonly string[]): Column[] {
  const names = uniqueNames(header);
  const told = readMaps(maps, names);
  const taken = new Set([...told.values()].filter((target) => CONTACT_TARGETS.some((known) => known === target)));
  const guessed = guessMapping(names);
  const columns = names.map((name): Column => {
    const target = told.get(name) ?? guessed[name] ?? '';
    // A guess makes room for what was said; a cell of a table holds no object of attributes.
    const unwanted =
      target === 'attributes' ||
      REJECTION_COLUMNS.some((own) => own === name) ||
      (!told.has(name) && taken.has(target));
    return { name, target: target === '' || unwanted ? null : target };
  });
  if (!columns.some(({ target }) => target === 'phone')) {
    throw new CommandFailure(
      `No column looks like phone numbers. Say which one is: --map "${names[0]}=phone". Columns: ${names.join(', ')}.`,
      USAGE,
    );
  }
  return columns;
}

function readMaps(maps: readonly string[], names: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    maps.map((text) => {
      const cut = text.lastIndexOf('=');
      const [name, target] = [text.slice(0, Math.max(0, cut)).trim(), text.slice(cut + 1).trim()];
      if (cut < 1) throw new CommandFailure(`--map takes column=target, not ${text}.`, USAGE);
      if (!names.includes(name))
        throw new CommandFailure(`There is no column ${name}. Columns: ${names.join(', ')}.`, USAGE);
      if (!isTarget(target)) {
        throw new CommandFailure(
          `${target} is no target. Targets: ${CONTACT_TARGETS.join(', ')}, attributes.<name>, or nothing to leave it out.`,
          USAGE,
        );
      }
      return [name, target];
    }),
  );
}

function isTarget(target: string): boolean {
  if (target.startsWith('attributes.')) return isAttributeName(target.slice('attributes.'.length));
  return target === '' || CONTACT_TARGETS.some((known) => known === target);
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
