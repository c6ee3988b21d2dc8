import type { AutomationAction, AutomationTrigger } from '../../src/generated/types.ts';
import { ACME } from '../support/acme-program.ts';
import { useTestApp } from '../support/app.ts';
import { ADA, createRule, type RuleParams } from './support.ts';

const app = useTestApp();

const ORDER: AutomationTrigger = { kind: 'event', name: 'order.placed' };
/** A placeholder, which the linter would take for a template literal. */
const put = (path: string): string => `$\{${path}}`;
const contactId = { $from: 'contact.id' };

test.each<[string, Partial<RuleParams>, string, RegExp]>([
  [
    'a path of another trigger',
    { actions: [act('tags.assign', { tag: 'a', ids: [{ $from: 'trigger.data.text' }] })] },
    '/actions/0/params/ids/0',
    /must name one of trigger\.kind, /,
  ],
  [
    'a path in text',
    { actions: [act('messages.send', { to: ADA, text: `Hi ${put('contact.shoe_size')}` })] },
    '/actions/0/params/text',
    /must name one of/,
  ],
  [
    'a placeholder in a template tag',
    { actions: [act('messages.send', { to: ADA, text: `{{ "${put('contact.email')}" | upcase }}` })] },
    '/actions/0/params/text',
    /must not have a placeholder inside/,
  ],
  [
    'a Liquid tag where no template is rendered',
    { actions: [act('tags.assign', { tag: 'a', ids: ['{{contact.id}}'] })] },
    '/actions/0/params/ids/0',
    /write \{ "\$from": "contact\.id" \}/,
  ],
  [
    'a Liquid tag in a value of a template',
    {
      actions: [act('messages.send', { to: ADA, text: 'Hi {{ who }}', vars: { who: '{{ trigger.data.event_id }}' } })],
    },
    '/actions/0/params/vars/who',
    /write \{ "\$from": "trigger\.data\.event_id" \}/,
  ],
  [
    'a reference with other fields',
    { actions: [act('tags.assign', { tag: 'a', ids: [{ $from: 'contact.id', or: 1 }] })] },
    '/actions/0/params/ids/0',
    /no other fields/,
  ],
  ['an unknown skill', { actions: [act('tags.asign', {})] }, '/actions/0/skill', /must be the name of a skill/],
  [
    'a skill of agent',
    { actions: [act('agent.createKey', { name: 'x', permissions: ['read'] })] },
    '/actions/0/skill',
    /must not be a skill of agent/,
  ],
  [
    'a skill of partner',
    { actions: [act('partner.register', { name: 'x', contact: 'y' })] },
    '/actions/0/skill',
    /must not be a skill of agent/,
  ],
  [
    'a skill of automation',
    { actions: [act('automation.delete', { rule_id: 'x' })] },
    '/actions/0/skill',
    /must not be a skill of agent/,
  ],
  ['a missing param', { actions: [act('tags.assign', { ids: [contactId] })] }, '/actions/0/params/tag', /is required/],
  [
    'a value of the wrong type',
    { actions: [act('tags.assign', { tag: 7, ids: [contactId] })] },
    '/actions/0/params/tag',
    /must be string/,
  ],
  [
    'an unknown param',
    { actions: [act('tags.assign', { tag: 'a', ids: [contactId], colour: 'red' })] },
    '/actions/0/params',
    /does not have/,
  ],
  [
    'an idempotency key',
    { actions: [act('tags.assign', { tag: 'a', ids: [contactId], idempotency_key: 'k' })] },
    '/actions/0/params/idempotency_key',
    /must not be set/,
  ],
  [
    'a dry run',
    { actions: [act('tags.assign', { tag: 'a', ids: [contactId], dry_run: true })] },
    '/actions/0/params/dry_run',
    /must not be set/,
  ],
  [
    'STOP as a keyword',
    { trigger: { kind: 'keyword', words: ['hours', 'Stop!'] } },
    '/trigger/words/1',
    /is read as STOP/,
  ],
  [
    'HELP in another language',
    { trigger: { kind: 'keyword', words: ['AYUDA'] } },
    '/trigger/words/0',
    /is read as HELP/,
  ],
  ['START as a keyword', { trigger: { kind: 'keyword', words: ['unstop'] } }, '/trigger/words/0', /is read as START/],
  [
    'an opt-out of another language',
    { trigger: { kind: 'keyword', words: ['ARRET'] } },
    '/trigger/words/0',
    /is read as STOP/,
  ],
  [
    'a word that may be an opt-out',
    { trigger: { kind: 'keyword', words: ['annoying'] } },
    '/trigger/words/0',
    /may be an opt-out/,
  ],
  [
    'a keyword without letters',
    { trigger: { kind: 'keyword', words: ['!!'] } },
    '/trigger/words/0',
    /letter or a digit/,
  ],
  ['an unknown tag', { trigger: { kind: 'tag', tag_id: 'tag_none' } }, '/trigger/tag_id', /names nothing/],
  ['an unknown list', { trigger: { kind: 'list', list_id: 'lst_none' } }, '/trigger/list_id', /names nothing/],
  [
    'operands that do not fit',
    { trigger: { ...ORDER, where: [{ property: 'total', operator: 'gte', value: 'x' }] } as never },
    '/trigger/where/0/value',
    /must be a number/,
  ],
  [
    'conditions that name nothing',
    { conditions: { kind: 'segment', segment_id: 'seg_none' } },
    '/conditions/segment_id',
    /names nothing/,
  ],
  [
    'conditions without a contact',
    {
      trigger: { kind: 'balance' },
      actions: [act('lists.create', { name: 'x' })],
      conditions: { kind: 'consent', status: 'opted_in' },
    },
    '/conditions',
    /has no contact/,
  ],
  [
    'a path to the contact of a low balance',
    { trigger: { kind: 'balance' } },
    '/actions/0/params/ids/0',
    /must name one of/,
  ],
  [
    'once per contact without a contact',
    {
      trigger: { kind: 'balance' },
      actions: [act('lists.create', { name: 'x' })],
      once_per: { amount: 1, unit: 'days' },
    },
    '/once_per',
    /has no contact/,
  ],
  ['once per more than 90 days', { once_per: { amount: 13, unit: 'weeks' } }, '/once_per', /at most 90 days/],
  ['an empty rate cap', { rate_cap: {} }, '/rate_cap', /must have per_hour or per_day/],
])('automation.create rejects %s', async (_, params, path, rule) => {
  const account = await app.account();
  const error = await createRule(account, {
    actions: [act('tags.assign', { tag: 'a', ids: [contactId] })],
    ...params,
  }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code: -32602, data: { field_errors: [{ path, rule: expect.stringMatching(rule) }] } });
});

function act(skill: string, params: AutomationAction['params']): AutomationAction {
  return { skill, params };
}

test('a keyword of a program cannot be the keyword of a rule', async () => {
  const account = await app.account();
  const keywords = { opt_in: ['COFFEE'], opt_out: ['STOP'], help: ['HELP'] };
  await account.call('program.create', { ...ACME, keywords });
  await expect(createRule(account, { trigger: { kind: 'keyword', words: ['coffee'] } })).rejects.toMatchObject({
    data: { field_errors: [{ path: '/trigger/words/0', rule: expect.stringContaining('keyword of a program') }] },
  });
});
