import type { Game } from '../support/play.ts';
import type { Command } from './commands.ts';
import { isOpen, isWaiting, type Model, waysOf } from './model.ts';
import type { Seen, World } from './world.ts';

export function gameOf(world: World): Game<Command, Model, Seen, boolean> {
  const targets = new Map<string, string | null>();
  return {
    start: world.start,
    ways: ({ given, label }, group) => {
      const target = targetOf(given, world);
      targets.set(label, target);
      return waysOf(given, label, target, group.filter((other) => other.given.kind === 'dispatch').length > 1);
    },
    run: ({ given, label }) => world.run(given, label, targets.get(label) ?? null),
    see: world.see,
    agrees: (model, seen, answers) => agrees(model, seen, answers, world.balance),
  };
}

/** Texts are counted from the last; a carrier reports only of what it has. */
function targetOf(given: Command, { ids, reached }: World): string | null {
  if (given.kind !== 'receipt' && given.kind !== 'cancel') return null;
  const label = [...ids.keys()].at(-1 - given.text) ?? null;
  return given.kind === 'receipt' && label !== null && !reached.has(label) ? null : label;
}

function agrees(model: Model, seen: Seen, answers: Readonly<Record<string, boolean>>, balance: number): boolean {
  const labels = Object.keys(model.texts);
  if (labels.length !== Object.keys(seen.texts).length) return false;
  if (Object.entries(model.said).some(([label, said]) => label in answers && answers[label] !== (said === 'done')))
    return false;
  const kept = labels.filter((label) => model.texts[label]?.refunded === false).length;
  if (seen.balance !== balance - kept) return false;
  return labels.every((label) => {
    const text = model.texts[label] as Model['texts'][string];
    const row = seen.texts[label];
    return (
      row !== undefined &&
      row.state === text.state &&
      row.taken === text.taken &&
      row.debits === 1 &&
      row.refunds === (text.refunded ? 1 : 0) &&
      row.told === text.told &&
      text.told === (isOpen(text) ? 0 : 1) &&
      (text.told === 0 || row.cost === (text.refunded ? 0 : 1)) &&
      (!isWaiting(text) || row.due === text.dueAt) &&
      row.lease === text.leaseUntil
    );
  });
}
