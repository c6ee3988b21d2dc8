import { nameKey } from '../../domain/name-key.ts';
import type { JourneyDocumentInput, JourneysImportResult } from '../../generated/types.ts';

/**
 * The difference between what a journey is and what a file says, a line per change: `+` is new, `-`
 * is gone, `~` is different, with the values before and after below it.
 */
export function describeChanges(
  { journey, created, changes }: Pick<JourneysImportResult, 'journey' | 'created' | 'changes'>,
  before: JourneyDocumentInput | null,
  after: JourneyDocumentInput,
): string {
  const lines = [
    ...changes.changed_settings.flatMap((name) => [
      `  ~ ${name}`,
      ...compare(settingOf(before, name), settingOf(after, name), name),
    ]),
    ...changes.added_nodes.map((name) => `  + node ${name} (${configOf(after, name)?.kind ?? ''})`),
    ...changes.changed_nodes.flatMap((name) => [
      `  ~ node ${name}`,
      ...compare(configOf(before, name), configOf(after, name), ''),
    ]),
    ...changes.removed_nodes.map((name) => `  - node ${name}`),
    ...changes.added_edges.map((edge) => `  + ${edge}`),
    ...changes.removed_edges.map((edge) => `  - ${edge}`),
  ];
  const of = created ? `A new journey "${journey.name}"` : `Journey "${journey.name}" (${journey.id})`;
  return lines.length === 0 ? `${of}: no difference.\n` : `${of}:\n${lines.join('\n')}\n`;
}

const settingOf = (document: JourneyDocumentInput | null, name: string): unknown =>
  (document as Record<string, unknown> | null)?.[name];

function configOf(document: JourneyDocumentInput | null, name: string) {
  const key = nameKey(name);
  return document?.nodes.find((node) => nameKey(node.name) === key)?.config;
}

function compare(before: unknown, after: unknown, path: string): string[] {
  const [old, given] = [leavesOf(before, path), leavesOf(after, path)];
  return [...new Set([...old.keys(), ...given.keys()])].flatMap((at) => {
    const [one, other] = [old.get(at), given.get(at)];
    if (one === other) return [];
    return [
      ...(one === undefined ? [] : [`      - ${at}: ${one}`]),
      ...(other === undefined ? [] : [`      + ${at}: ${other}`]),
    ];
  });
}

/** Every value with its path, such as `duration.amount`. */
function leavesOf(value: unknown, path: string): Map<string, string> {
  if (value === undefined || value === null) return new Map();
  if (typeof value !== 'object' || Object.keys(value).length === 0) {
    const text = JSON.stringify(value);
    return new Map([[path, text]]);
  }
  const at = (key: string): string => (Array.isArray(value) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`);
  return new Map(Object.entries(value).flatMap(([key, one]) => [...leavesOf(one, at(key))]));
}
