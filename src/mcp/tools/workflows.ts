import type { SkillName } from '../../generated/skills.ts';
import type { ArgumentsSchema } from './tool.ts';

/** A tool for one goal that many accounts have: one skill, called with its params. */
export interface Workflow {
  readonly name: string;
  readonly skill: SkillName;
  readonly title: string;
  readonly description: string;
  /** The params that most calls need. The skill takes others too. */
  readonly properties: NonNullable<ArgumentsSchema['properties']>;
  readonly required?: readonly string[];
  /** A call, with ids that only show what one looks like. */
  readonly example: Readonly<Record<string, unknown>>;
}

const text = { type: 'string' };
const campaign = { campaign_id: text };

/** In the order in which an account needs them. */
export const workflows: readonly Workflow[] = [
  {
    name: 'who_am_i',
    skill: 'agent.whoami',
    title: 'Who am I',
    description: 'Account and permissions of this API key.',
    properties: {},
    example: {},
  },
  {
    name: 'check_setup',
    skill: 'compliance.setupStatus',
    title: 'Check the setup',
    description: 'Steps that are missing before you can send.',
    properties: {},
    example: {},
  },
  {
    name: 'check_balance',
    skill: 'billing.balance',
    title: 'Check the balance',
    description: 'Available and held credits.',
    properties: {},
    example: {},
  },
  {
    name: 'get_number',
    skill: 'phone-numbers.ensureDefault',
    title: 'Get a sending number',
    description: 'Returns the default sending number, or creates one at the simulator.',
    properties: { country: { type: 'string', description: 'Such as US.' }, area_code: text },
    example: { country: 'US' },
  },
  {
    name: 'import_contacts',
    skill: 'contacts.import',
    title: 'Import contacts',
    description: 'Imports up to 500 contacts, with the proof of their consent if they gave it.',
    properties: {
      contacts: {
        type: 'array',
        items: { type: 'object' },
        description: 'Each with phone, and first_name, last_name, email, tags.',
      },
      consent: { type: 'object', description: 'method, source, captured_at, evidence.' },
      default_country: text,
      dry_run: { type: 'boolean' },
    },
    required: ['contacts'],
    example: { contacts: [{ phone: '+12025550143', first_name: 'Ada' }] },
  },
  {
    name: 'opt_out_contact',
    skill: 'contacts.optOut',
    title: 'Opt out a contact',
    description: 'Records an opt-out at once and cancels waiting messages. Needs no proof.',
    properties: {
      phone: text,
      reason: { type: 'string', enum: ['requested', 'complaint', 'wrong_number'] },
    },
    required: ['phone'],
    example: { phone: '+12025550143', reason: 'requested' },
  },
  {
    name: 'preview_message',
    skill: 'messages.preview',
    title: 'Preview a message',
    description: 'Shows a message as rendered, with its segments and cost. Sends nothing.',
    properties: { text, to: text },
    example: { text: 'Hi Ada' },
  },
  {
    name: 'send_message',
    skill: 'messages.send',
    title: 'Send one message',
    description: 'Sends one message to a real recipient after checking consent, quiet hours and credits.',
    properties: {
      to: { type: 'string', description: 'Phone number, E.164.' },
      text,
      purpose: { type: 'string', enum: ['marketing', 'transactional'] },
    },
    required: ['to', 'text'],
    example: { to: '+12025550143', text: 'Your table is ready.', purpose: 'transactional' },
  },
  {
    name: 'create_campaign',
    skill: 'campaigns.create',
    title: 'Create a draft campaign',
    description: 'Sends nothing.',
    properties: {
      name: text,
      body: { type: 'string', description: 'Message, such as "Hi {{ first_name }}".' },
      audience: { type: 'object', description: '{"include":{"all":true}} or tag_ids, list_ids, contact_ids.' },
    },
    required: ['name'],
    example: { name: 'Spring', body: 'Hi {{ first_name }}', audience: { include: { all: true } } },
  },
  {
    name: 'check_campaign',
    skill: 'campaigns.preflight',
    title: 'Check a campaign before its launch',
    description: 'Recipients, exclusions, cost, blockers, and the preflight_token that launch_campaign needs.',
    properties: campaign,
    required: ['campaign_id'],
    example: { campaign_id: 'cmp_…' },
  },
  {
    name: 'launch_campaign',
    skill: 'campaigns.launch',
    title: 'Launch a campaign',
    description: 'Sends to the whole audience, now or at send_at.',
    properties: { ...campaign, preflight_token: text, send_at: text },
    required: ['campaign_id', 'preflight_token'],
    example: { campaign_id: 'cmp_…', preflight_token: '…' },
  },
  {
    name: 'campaign_results',
    skill: 'campaigns.get',
    title: 'Show the results of a campaign',
    description: 'Progress and counts of a campaign.',
    properties: campaign,
    required: ['campaign_id'],
    example: { campaign_id: 'cmp_…' },
  },
  {
    name: 'explain_message',
    skill: 'insights.explainMessage',
    title: 'Explain a message',
    description: 'Why a message was or was not delivered.',
    properties: { message_id: text },
    required: ['message_id'],
    example: { message_id: 'msg_…' },
  },
  {
    name: 'list_replies_to_review',
    skill: 'messages.reviews',
    title: 'List replies to review',
    description: 'Replies that may be opt-outs and wait for a decision.',
    properties: { limit: { type: 'integer' } },
    example: { limit: 20 },
  },
];
