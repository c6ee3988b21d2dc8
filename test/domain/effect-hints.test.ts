import { effectHintsOf } from '../../src/domain/effect-hints.ts';
import { catalog } from '../../src/generated/catalog.ts';

const hints = Object.entries(catalog).map(([name, entry]) => ({ name, entry, hint: effectHintsOf(name, entry) }));

test('a skill is called read-only exactly if its effect is to read', () => {
  for (const { entry, hint } of hints) expect(hint.readOnlyHint).toBe(entry.effect === 'read');
});

test('a skill that sends, spends or deletes is called destructive, and no other', () => {
  const destructive = hints.filter(({ hint }) => hint.destructiveHint).map(({ name }) => name);
  expect(destructive).toEqual(
    expect.arrayContaining(['campaigns.launch', 'messages.send', 'partner.send', 'contacts.forget', 'tags.delete']),
  );
  for (const { entry, hint } of hints)
    expect(hint.destructiveHint).toBe(entry.effect === 'billable' || entry.effect === 'destructive');
});

test('a skill is not called idempotent if a repeated call without a key would send, spend or create again', () => {
  const idempotent = hints.filter(({ hint }) => hint.idempotentHint).map(({ name }) => name);
  expect(idempotent).toEqual(expect.arrayContaining(['contacts.get', 'partner.send', 'contacts.forget']));
  for (const name of ['messages.send', 'campaigns.create', 'agent.createKey', 'billing.topUp'])
    expect(idempotent).not.toContain(name);
});

test('skills that reach recipients, carriers or the endpoint of a partner are called open', () => {
  const open = hints.filter(({ hint }) => hint.openWorldHint).map(({ name }) => name);
  expect(open).toEqual(expect.arrayContaining(['messages.send', 'hygiene.lookup', 'partner.processOutbox']));
  expect(open).not.toContain('contacts.get');
});
