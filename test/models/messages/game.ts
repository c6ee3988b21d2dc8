import type { Game } from '../../support/models/play.ts';
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

/** Messages are counted from the newest; a carrier only reports on messages that it received. */
function targetOf(given: Command, { ids, reached }: World): string | null {
  if (given.kind !== 'receipt' && given.kind !== 'cancel') return null;
  const label = [...ids.keys()].at(-1 - given.message) ?? null;
  return given.kind === 'receipt' && label !== null && !reached.has(label) ? null : label;
}

function agrees(model: Model, seen: Seen, answers: Readonly<Record<string, boolean>>, balance: number): boolean {
  const labels = Object.keys(model.messages);
  if (labels.length !== Object.keys(seen.messages).length) return false;
  if (
    Object.entries(model.responses).some(
      ([label, response]) => label in answers && answers[label] !== (response === 'done'),
    )
  )
    return false;
  const kept = labels.filter((label) => model.messages[label]?.refunded === false).length;
  if (seen.balance !== balance - kept) return false;
  return labels.every((label) => {
    const message = model.messages[label] as Model['messages'][string];
    const row = seen.messages[label];
    return (
      row !== undefined &&
      row.state === message.state &&
      row.taken === message.taken &&
      row.debits === 1 &&
      row.refunds === (message.refunded ? 1 : 0) &&
      row.finalizedEvents === message.finalizedEvents &&
      message.finalizedEvents === (isOpen(message) ? 0 : 1) &&
      (message.finalizedEvents === 0 || row.cost === (message.refunded ? 0 : 1)) &&
      (!isWaiting(message) || row.due === message.dueAt) &&
      row.lease === message.leaseUntil
    );
  });
}
