import { isUncountable } from '../../src/domain/call-effects/irreversible.ts';
import { effectFrom, LEADS_TO, type LeadsTo } from '../../src/domain/call-effects/leads-to.ts';
import { callEffect, skillEffect } from '../../src/effect-of-call.ts';
import { catalog } from '../../src/generated/catalog.ts';
import type { SkillName } from '../../src/generated/skills.ts';
import { handlers, reachedFrom } from '../support/effects/reach.ts';
import { ROOMS } from '../support/effects/rooms.ts';

const skills = Object.keys(catalog) as SkillName[];

/** What reaches a room without doing what the room is for, and why. */
const NOT_DONE: Readonly<Partial<Record<SkillName, readonly (readonly [LeadsTo, why: string])[]>>> = {
  'agent.provision': [['access', 'The key is that of a new account, in which no policy exists.']],
  'journeys.nodes.create': [['disclosure', 'A draft calls no URL; journeys.publish is declared.']],
  'journeys.nodes.update': [['disclosure', 'A draft calls no URL; journeys.publish is declared.']],
  'journeys.duplicate': [
    ['disclosure', 'A draft calls no URL; journeys.publish is declared.'],
    ['deletion', 'The copy is new, so that its draft has nothing to delete.'],
  ],
  'journeys.validate': [['disclosure', 'It checks the form of URLs and calls none.']],
  'compliance.registerBrand': [['disclosure', 'It checks the form of URLs and calls none.']],
  'compliance.registerCampaign': [['disclosure', 'It checks the form of URLs and calls none.']],
  'compliance.registerTollFree': [['disclosure', 'It checks the form of URLs and calls none.']],
  'contacts.optIn': [['deletion', 'It deletes the mark of an erased number, no data of the person.']],
  'messages.simulateInbound': [['deletion', 'It deletes the mark of an erased number, no data of the person.']],
  'journeys.simulate': [
    ['deletion', 'Its transaction is rolled back.'],
    ['messages', 'Its transaction is rolled back.'],
    ['disclosure', 'Its transaction is rolled back.'],
  ],
};

test.each(skills)(
  '%s declares whatever its code can send, charge, delete, disclose, call or give access to',
  (skill) => {
    const handler = handlers().get(skill);
    expect(handler).toBeDefined();
    const reached = reachedFrom(handler?.file ?? '', handler?.name ?? '');
    const { leadsTo } = skillEffect(skill);
    const allowed = NOT_DONE[skill]?.map(([one]) => one) ?? [];
    // Other calls can be any.
    const undeclared = LEADS_TO.filter((one) => ![...leadsTo, ...allowed].includes(one) && !leadsTo.includes('calls'));
    const found = undeclared.flatMap((one) =>
      reached
        .filter((part) => ROOMS[one].some((room) => room(part)))
        .map(({ file, name }) => `${one}: ${file} ${name}`),
    );
    expect({ skill, undeclared: found }).toEqual({ skill, undeclared: [] });
  },
);

test('no skill is exempt from a room that its code does not reach', () => {
  const idle = Object.entries(NOT_DONE).flatMap(([skill, rooms]) => {
    const { file, name } = handlers().get(skill) ?? { file: '', name: '' };
    const reached = reachedFrom(file, name);
    return rooms
      .filter(([one]) => !reached.some((part) => ROOMS[one].some((room) => room(part))))
      .map(([one]) => [skill, one]);
  });
  expect(idle).toEqual([]);
});

test('the effect of every skill is the one that follows from what it leads to', () => {
  for (const skill of skills) {
    const { effect, leadsTo } = skillEffect(skill);
    expect({ skill, effect: effectFrom(effect === 'read', leadsTo) }).toEqual({ skill, effect });
  }
});

test('a call that contains calls has the strongest effect of them, and the strongest of all if they are not shown', () => {
  const batch = (...names: string[]) =>
    callEffect('command.batch', { calls: names.map((skill) => ({ skill, params: {} })) });
  expect(batch('tags.create', 'lists.list')).toMatchObject({ effect: 'write', leadsTo: [] });
  expect(batch('tags.create', 'tags.delete')).toMatchObject({ effect: 'destructive', leadsTo: ['deletion'] });
  expect(batch('tags.delete', 'messages.send')).toMatchObject({ effect: 'billable' });
  expect(batch('no.such')).toMatchObject({ effect: 'billable', leadsTo: ['calls'] });
  expect(callEffect('command.batch', {})).toMatchObject({ effect: 'billable', leadsTo: ['calls'] });
  expect(callEffect('command.execute', {})).toMatchObject({ effect: 'billable', leadsTo: ['calls'] });
  const rule = (skill: string) => callEffect('automation.create', { actions: [{ skill, params: {} }] }).effect;
  expect([rule('tags.assign'), rule('webhook'), rule('messages.send')]).toEqual(['write', 'destructive', 'billable']);
  const nested = { calls: [{ skill: 'contacts.forget', params: {} }] };
  const outer = callEffect('automation.create', { actions: [{ skill: 'command.batch', params: nested }] });
  expect(outer).toMatchObject({ effect: 'destructive', leadsTo: ['deletion'] });
});

test('what the service does later by itself exceeds every limit, because no dry run counts it', () => {
  const uncountable = skills.filter((skill) => isUncountable(skillEffect(skill)));
  expect(uncountable).toEqual(
    expect.arrayContaining([
      'journeys.publish',
      'journeys.moveEnrollments',
      'automation.create',
      'billing.autoRecharge',
    ]),
  );
  expect(uncountable).not.toContain('messages.send');
});
