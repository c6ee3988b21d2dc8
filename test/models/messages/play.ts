import { explain } from '../support/orders.ts';
import type { Command } from './commands.ts';
import { isOpen, isWaiting, type Model, waysOf } from './model.ts';
import type { World } from './world.ts';

type Seen = Awaited<ReturnType<World['see']>>;

/** Runs each group of commands at once, and holds what came of it against every order that the model allows. */
export async function play(world: World, groups: readonly (readonly Command[])[]): Promise<void> {
  let models: readonly Model[] = [world.start];
  let labels = 0;
  for (const group of groups) {
    const labelled = group
      .map((given) => {
        labels += 1;
        return { given, label: `${given.kind}-${labels}`, target: targetOf(given, world) };
      })
      .filter((one) => !models.some((model) => isLeftOut(one.given, one.target, model, group)));
    const outcomes = await Promise.all(
      labelled.map(async ({ given, label, target }) => [label, await world.run(given, label, target)] as const),
    );
    const seen = await world.see();
    const contended = group.filter(({ kind }) => kind === 'dispatch').length > 1;
    const ways = labelled.map(({ given, label, target }) => waysOf(given, label, target, contended));
    const explained = explain(models, ways, (model) =>
      agrees(model, seen, Object.fromEntries(outcomes), world.balance),
    );
    // Shown with what was expected when there is but one way it could have gone.
    if (explained.length === 0) {
      const [expected] = explain(models, ways, () => true);
      expect({ outcomes, seen, group: labelled }).toEqual({
        explainedBy: 'no order of these commands',
        such: expected,
      });
    }
    models = explained;
  }
}

/** Texts are counted from the last; a carrier reports only of what it has. */
function targetOf(given: Command, { ids, reached }: World): string | null {
  if (given.kind !== 'receipt' && given.kind !== 'cancel') return null;
  const label = [...ids.keys()].at(-1 - given.text) ?? null;
  return given.kind === 'receipt' && label !== null && !reached.has(label) ? null : label;
}

/**
 * What may have left and waits to be handed out again is neither cancelled nor recalled here: what it is then called is settled where the
 * service ends texts.
 */
function isLeftOut(given: Command, target: string | null, model: Model, group: readonly Command[]): boolean {
  if (given.kind !== 'cancel' && given.kind !== 'stop') return false;
  const rescued = group.some(({ kind }) => kind === 'rescue');
  return Object.entries(model.texts).some(
    ([label, text]) =>
      (given.kind === 'cancel' ? label === target : text.to === given.contact) &&
      ((text.inDoubt && isWaiting(text)) ||
        (rescued && model.deduplicates && text.state === 'submitting' && (text.leaseUntil ?? 0) <= model.now)),
  );
}

function agrees(model: Model, seen: Seen, outcomes: Readonly<Record<string, boolean>>, balance: number): boolean {
  const labels = Object.keys(model.texts);
  if (labels.length !== Object.keys(seen.texts).length) return false;
  if (Object.entries(model.said).some(([label, said]) => label in outcomes && outcomes[label] !== (said === 'done')))
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
      (text.told === 0 || row.cost === (text.refunded ? 0 : 1)) &&
      text.told === (isOpen(text) ? 0 : 1) &&
      (!isWaiting(text) || row.due === text.dueAt) &&
      row.lease === text.leaseUntil
    );
  });
}
