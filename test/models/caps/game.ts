import type { Game } from '../support/play.ts';
import type { Command } from './commands.ts';
import { isFirst, type Model, startOf, waysOf } from './model.ts';
import type { Heard, Seen, World } from './world.ts';

export function gameOf(world: World, now: number): Game<Command, Model, Seen, Heard> {
  const targets = new Map<string, string | null>();
  return {
    start: startOf(now),
    ways: ({ given, label }, group) => {
      // Counted from the text that was made last.
      const target = given.kind === 'cancel' ? (world.texts.at(-1 - given.text) ?? null) : null;
      targets.set(label, target);
      const beginning = group.flatMap((other) => (other.given.kind === 'campaign' ? [other.label] : []));
      return waysOf(given, label, { target, campaigns: world.campaigns, beginning });
    },
    run: ({ given, label }) => world.run(given, label, targets.get(label) ?? null),
    see: world.see,
    agrees,
    // One worker at a time: two share the lanes of a number in any way.
    isLeftOut: (given, _models, group) => given.kind === 'handOut' && given !== group.find(isHandOut),
  };
}

const isHandOut = ({ kind }: Command): boolean => kind === 'handOut';

function agrees(model: Model, seen: Seen, answers: Readonly<Record<string, Heard>>): boolean {
  const labels = Object.keys(model.texts);
  return (
    labels.length === Object.keys(seen).length &&
    labels.every((label) => {
      const text = model.texts[label];
      const row = seen[label];
      return row !== undefined && row.is === text?.is && (row.is !== 'waiting' || row.due === text.at);
    }) &&
    Object.entries(answers).every(
      ([label, { said, next }]) =>
        said === (model.said[label] ?? 'done') &&
        // Beside others, what it says was so for a moment only.
        (next === null || Object.keys(answers).length > 1 || isFirst(model, label, next)),
    )
  );
}
