import type { SkillDefinition } from '../../../codegen/contract.ts';
import { contract, succeeding } from './walk.ts';

export type Params = Readonly<Record<string, unknown>>;

/** A position in the params of a skill that contains the id of a resource. */
export interface Place {
  readonly title: string;
  readonly skill: SkillDefinition;
  readonly param: string;
  readonly own: string;
  readonly put: (id: string) => Params;
}

export const ID = (kind: string, number = 1): string => `${kind}_01jd000000000000000000000${number}`;

/** An id of the caller's own data for each param that takes ids, by param name. */
const owned: Readonly<Record<string, string>> = {
  actor: ID('key'),
  alert_id: ID('alr'),
  approval_id: ID('apr'),
  series_id: ID('cmp', 6),
  brand_id: ID('brn'),
  'compliance.registerBrand brand_id': ID('brn', 2),
  registration_id: ID('reg'),
  'phone-numbers.assign registration_id': ID('reg', 2),
  campaign_id: ID('cmp', 2),
  canned_reply_ids: ID('crp'),
  contact_id: ID('con'),
  conversion_id: ID('cnv'),
  contact_ids: ID('con'),
  event_id: ID('evt'),
  event_ids: ID('evt', 2),
  'agent.webhooks.events event_id': 'evt_01jd0000000000000000000012',
  'agent.webhooks.replay event_ids': 'evt_01jd0000000000000000000012',
  external_id: 'crm-1',
  'analytics.correctConversion external_id': 'order-1001',
  'analytics.refundConversion external_id': 'order-1001',
  'analytics.recordConversion external_id': 'order-1001',
  'analytics.recordEvent external_id': 'cart-1001',
  contact_external_id: 'crm-1',
  conversation_ids: ID('thr'),
  external_ref: 'shop-42',
  from: 'VIP',
  ids: ID('con'),
  into: 'VIP',
  job_id: ID('scn'),
  'command.status job_id': ID('job'),
  'command.undo job_id': ID('job'),
  plan_id: ID('pln'),
  journey_id: ID('jrn'),
  'outcomes.list journey_id': ID('jrn', 3),
  'messages.list journey_id': ID('jrn', 4),
  'messages.list node_id': 'jnd_01jd0000000000000000000042',
  key_id: ID('key'),
  link_id: ID('lnk'),
  list_id: ID('lst'),
  list_ids: ID('lst'),
  loser_id: ID('con', 2),
  message_id: ID('msg'),
  number_id: ID('num'),
  outcome_id: ID('out'),
  phone: '+12025550143',
  program_id: ID('prg'),
  report_id: ID('rep'),
  rule_id: ID('aut'),
  schedule_id: ID('rsc'),
  segment_id: ID('seg'),
  segment_ids: ID('seg'),
  source_id: ID('src'),
  split_node_id: 'jnd_01jd0000000000000000000033',
  tag: ID('tag'),
  tag_id: ID('tag'),
  tag_ids: ID('tag'),
  tags: ID('tag'),
  template_id: ID('tpl'),
  winner_id: ID('con'),
  'partner.send template_id': ID('tpl', 9),
};

/** Params that refer to something outside of Tern, or that Tern does not read yet. */
export const NOT_IDS_OF_TERN = [
  'analytics.refundConversion refund_id',
  'phone-numbers.acquire phone',
  'compliance.registerBrand alt_business_id',
  'compliance.registerBrand reference_id',
  'compliance.registerCampaign reference_id',
  'compliance.registerCampaign reseller_id',
  'compliance.registerTollFree reference_id',
];
const isName = (param: string): boolean => /_ids?$|^(ids|tags?|actor|phone|external_ref)$/.test(param);
/** Params that give a name to a new resource. */
const NEW_NAMES = ['partner.createCustomer external_ref'];

const PURCHASE = { event: 'purchase', value_minor: 4200, currency: 'USD' };

const SIGN_UP = { method: 'web_form', source: 'a form' };

/** Additional params of a call, where no example has them together with the id. */
const besides: Readonly<Record<string, Params>> = {
  'analytics.correctConversion conversion_id': { value_minor: 4300 },
  'analytics.correctConversion external_id': { value_minor: 4300 },
  'analytics.refundConversion conversion_id': {},
  'analytics.refundConversion external_id': {},
  'analytics.recordConversion external_id': { ...PURCHASE, contact_id: ID('con') },
  'analytics.recordConversion phone': { event: 'purchase' },
  'analytics.recordEvent contact_external_id': { name: 'cart.updated' },
  'analytics.recordEvent external_id': { contact_id: ID('con'), name: 'cart.updated' },
  'analytics.recordEvent phone': { name: 'cart.updated' },
  'billing.estimate audience': { text: 'Your table is ready' },
  'billing.estimate template_id': { to: '+12025550143' },
  'campaigns.create template_id': { name: 'With a template' },
  'campaigns.update template_id': { campaign_id: ID('cmp') },
  'command.approvals.get external_ref': { approval_id: ID('apr', 9) },
  'command.approvals.decide external_ref': { approval_id: ID('apr', 9), decision: 'refuse' },
  'command.approvals.cancel external_ref': { approval_id: ID('apr', 9) },
  'dashboard.dismissAlert external_ref': { alert_id: ID('alr', 9) },
  'compliance.checkSend contact_id': { text: 'Hello' },
  'contacts.consentHistory phone': {},
  'contacts.forget phone': {},
  'contacts.get external_id': {},
  'contacts.get contact_id': {},
  'contacts.list list_id': {},
  'contacts.list segment_id': {},
  'contacts.list tag': {},
  'contacts.optIn contact_id': { method: 'web_form', source: 'a form', captured_at: '2026-01-01T00:00:00Z' },
  'contacts.optIn source_id': { phone: '+12025550143', captured_at: '2026-01-01T00:00:00Z' },
  'contacts.optOut phone': {},
  'contacts.requestOptIn contact_id': { ...SIGN_UP, program_id: ID('prg') },
  'contacts.requestOptIn number_id': { ...SIGN_UP, phone: '+12025550187', program_id: ID('prg') },
  'contacts.requestOptIn source_id': { phone: '+12025550187', program_id: ID('prg') },
  'contacts.recordRelationship contact_id': { kind: 'order' },
  'contacts.upsert external_id': { timezone: 'Europe/Paris' },
  'hygiene.lookup contact_id': {},
  'hygiene.scan segment_id': {},
  'agent.webhooks.events event_id': { webhook_id: ID('whk') },
  'agent.webhooks.replay event_ids': { webhook_id: ID('whk') },
  'inbox.list contact_id': {},
  'inbox.list number_id': {},
  'inbox.reply canned_reply_ids': { conversation_id: ID('thr') },
  'outcomes.define journey_id': { name: 'Orders', event: 'purchase' },
  'outcomes.list journey_id': {},
  'outcomes.results split_node_id': { outcome_id: ID('out', 4) },
  'lists.addContacts segment_id': { list_id: ID('lst') },
  'messages.list contact_id': {},
  'messages.list campaign_id': {},
  'messages.list journey_id': {},
  'messages.list node_id': { journey_id: ID('jrn', 4) },
  'messages.preview template_id': {},
  'messages.send contact_id': { text: 'Hello' },
  'partner.send template_id': { idempotency_key: 'k', external_ref: 'shop-42', to: '+12025550143' },
  'messages.send template_id': { to: '+12025550143', vars: { first_name: 'Ada' } },
  'segments.preview segment_id': {},
  'tags.assign segment_id': { tag: 'Regulars' },
  'tags.assign tag': { ids: [ID('con')] },
  'tags.assign ids': { tag: 'Regulars' },
  'tags.merge into': { from: 'Regulars' },
};

export const exampleOf = (skill: SkillDefinition): Params => succeeding(skill)[0]?.params ?? {};

function placeOf(skill: SkillDefinition, param: string, nested?: readonly [string, string]): Place {
  const base = besides[`${skill.name} ${param}`] ?? exampleOf(skill);
  const key = nested?.[1] ?? param;
  // An example about a paused campaign needs that campaign, so its own id takes precedence.
  const shown = exampleOf(skill)[param];
  const own =
    besides[`${skill.name} ${param}`] === undefined && typeof shown === 'string' && /^[a-z]{3}_/.test(shown)
      ? shown
      : (owned[`${skill.name} ${key}`] ?? owned[key] ?? '');
  const { schema } = skill.params.find(({ name }) => name === param) ?? {};
  const put = (id: string): Params => {
    if (nested !== undefined) return { ...base, [param]: { include: { all: true }, [nested[0]]: { [key]: [id] } } };
    return { ...base, [param]: schema?.type === 'array' ? [id] : id };
  };
  return { title: `${skill.name} ${[param, ...(nested ?? [])].join('.')}`, skill, param, own, put };
}

/** All positions that take an id of the account. */
export const positions: readonly Place[] = contract.skills.flatMap((skill) =>
  skill.params.flatMap(({ name }) => {
    if (name === 'audience')
      return ['include', 'exclude'].flatMap((part) =>
        ['contact_ids', 'list_ids', 'tag_ids', 'segment_ids'].map((ids) => placeOf(skill, name, [part, ids])),
      );
    if (NOT_IDS_OF_TERN.includes(`${skill.name} ${name}`) || NEW_NAMES.includes(`${skill.name} ${name}`)) return [];
    const isTag = skill.name === 'tags.merge' && (name === 'from' || name === 'into');
    return isName(name) || isTag ? [placeOf(skill, name)] : [];
  }),
);
