import type { Game } from '../../support/models/play.ts';
import type { Command } from './commands.ts';
import { isFirst, type Model, startOf, waysOf } from './model.ts';
import type { Heard, Seen, World } from './world.ts';

export function gameOf(world: World, now: number): Game<Command, Model, Seen, Heard> {
  const targets = new Map<string, string | null>();
  return {
    start: startOf(now),
    ways: ({ given, label }, group) => {
      // Counted backwards from the newest message.
      const target = given.kind === 'cancel' ? (world.messages.at(-1 - given.message) ?? null) : null;
      targets.set(label, target);
      const beginning = group.flatMap((other) => (other.given.kind === 'campaign' ? [other.label] : []));
      return waysOf(given, label, { target, campaigns: world.campaigns, beginning });
    },
    run: ({ given, label }) => world.run(given, label, targets.get(label) ?? null),
    see: world.see,
    agrees,
    // Only one worker runs, because two could share the queues of a number in any way.
    isLeftOut: (given, _models, group) => given.kind === 'dispatch' && given !== group.find(isDispatch),
  };
}

const isDispatch = ({ kind }: Command): boolean => kind === 'dispatch';

function agrees(model: Model, seen: Seen, answers: Readonly<Record<string, Heard>>): boolean {
  const labels = Object.keys(model.messages);
  return (
    labels.length === Object.keys(seen).length &&
    labels.every((label) => {
      const message = model.messages[label];
      const row = seen[label];
      return row !== undefined && row.is === message?.is && (row.is !== 'waiting' || row.due === message.at);
    }) &&
    Object.entries(answers).every(
      ([label, { said, next }]) =>
        said === (model.said[label] ?? 'done') &&
        // With concurrent commands, the time in the response may be outdated when it is compared.
        (next === null || Object.keys(answers).length > 1 || isFirst(model, label, next)),
    )
  );
}
