import type { createAgent, Outcome, Task } from './agent.ts';

type Agent = ReturnType<typeof createAgent>;

export interface Goal {
  readonly title: string;
  /** What goes wrong on purpose on the way. */
  readonly trouble?: string;
  readonly reach: (agent: Agent) => Promise<Outcome>;
  /** The skill that must have succeeded. */
  readonly skill: string;
}

const PHONE = '+12025550143';
const CONSENT = {
  method: 'web_form',
  source: 'https://example.com/signup',
  captured_at: '2026-03-01T09:00:00Z',
  evidence: { form: '7' },
};
const BODY = 'Hi {{ first_name }}, two coffees for one this week. Reply STOP to opt out.';

const asked = (skill: string, task: Task, trouble?: string): Goal => ({
  title: task.words,
  ...(trouble === undefined ? {} : { trouble }),
  reach: (agent) => agent.reach(task),
  skill,
});

/** In the order of a first day. Each goal may use what the agent has learned on the way. */
export const goals: readonly Goal[] = [
  {
    title: 'open an account',
    reach: (agent) => agent.signUp({ name: 'Acme Coffee', use_case: 'Offers and order updates' }),
    skill: 'agent.provision',
  },
  asked('agent.whoami', { words: 'is my API key valid' }),
  {
    title: 'add a customer',
    trouble: 'the agent guesses the name contacts.create',
    reach: (agent) => agent.guess('contacts.create', { phone: PHONE, first_name: 'Ada' }),
    skill: 'contacts.upsert',
  },
  asked(
    'messages.send',
    {
      words: 'send an SMS to a customer',
      facts: { to: PHONE, text: 'Two for one this week. Reply STOP to opt out.', on_quiet_hours: 'defer', ...CONSENT },
    },
    'the account has no number, and the customer has not opted in',
  ),
  asked('messages.get', { words: 'was my message delivered' }),
  asked('contacts.import', {
    words: 'upload a list of subscribers',
    facts: {
      contacts: [
        { phone: '+12025550144', first_name: 'Noah' },
        { phone: '+12025550145', first_name: 'Mia' },
      ],
      consent: CONSENT,
    },
  }),
  asked('lists.create', { words: 'create a VIP list', facts: { name: 'VIP' } }),
  asked('lists.addContacts', { words: 'put contacts in a group' }),
  asked('tags.create', { words: 'new label', facts: { name: 'Regular' } }),
  asked('campaigns.create', {
    words: 'set up a broadcast to all customers',
    facts: { name: 'Spring', body: BODY, audience: { include: { all: true } } },
  }),
  asked('campaigns.preflight', { words: 'check the campaign before sending' }),
  asked('campaigns.update', { words: 'change the text of my campaign', facts: { body: BODY } }),
  asked('campaigns.launch', { words: 'launch the campaign' }, 'the check is out of date after the change'),
  asked('campaigns.get', { words: 'how is my campaign doing' }),
  asked('compliance.quietHours', { words: 'do not text anybody at night', facts: { start: '09:00', end: '20:00' } }),
  asked('compliance.suppress', { words: 'blacklist a number', facts: { phone: '+12025550150' } }),
  asked('contacts.optOut', { words: 'unsubscribe a customer', facts: { phone: '+12025550144' } }),
  asked('contacts.consentHistory', { words: 'proof of consent', facts: { phone: PHONE } }),
  asked('contacts.forget', { words: 'GDPR request: erase a person', facts: { phone: '+12025550145' } }),
  asked('billing.topUp', { words: 'buy credits', facts: { amount_credits: 500, payment_ref: 'pay_1' } }),
];
