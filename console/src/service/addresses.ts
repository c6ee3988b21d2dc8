/** Where things are in the console. Pages of one subject lead to another with these. */
export const addresses = {
  contact: (id: string): string => `/contacts/${id}`,
  campaign: (id: string): string => `/campaigns/${id}`,
  message: (id: string): string => `/messages?message=${id}`,
  conversation: (id: string): string => `/inbox/${id}`,
  approval: (id: string): string => `/approvals/${id}`,
  segment: (id: string): string => `/segments/${id}`,
  list: (id: string): string => `/lists/${id}`,
  template: (id: string): string => `/templates/${id}`,
  journey: (id: string): string => `/journeys/${id}`,
} as const;

const BY_PREFIX: Readonly<Record<string, (id: string) => string>> = {
  con: addresses.contact,
  cmp: addresses.campaign,
  msg: addresses.message,
  thr: addresses.conversation,
  apr: addresses.approval,
  seg: addresses.segment,
  lst: addresses.list,
  tpl: addresses.template,
  jrn: addresses.journey,
};

/** The page of an ID, by its prefix; null for kinds without a page. */
export function addressOf(id: string): string | null {
  return BY_PREFIX[id.split('_')[0] ?? '']?.(id) ?? null;
}

/** The reference of a skill. */
export const skillDocs = (skill: string): string => `/docs/skills/${skill}`;

type Params = Readonly<Record<string, unknown>>;

/** Skills that read what a page shows. */
const PAGES: Readonly<Record<string, (params: Params) => string | null>> = {
  'command.approvals.list': () => '/approvals',
  'command.approvals.get': ({ approval_id: id }) => pageOf(id),
  'messages.list': () => '/messages',
  'messages.get': ({ message_id: id }) => pageOf(id),
  'messages.reviews': () => '/inbox?view=reviews',
  'inbox.list': () => '/inbox',
  'inbox.get': ({ conversation_id: id }) => pageOf(id),
  'contacts.list': () => '/contacts',
  'contacts.get': ({ contact_id: id }) => pageOf(id),
  'contacts.timeline': ({ contact_id: id }) => pageOf(id, '?tab=timeline'),
  'contacts.consentHistory': ({ contact_id: id }) => pageOf(id, '?tab=consent'),
  'campaigns.list': () => '/campaigns',
  'campaigns.get': ({ campaign_id: id }) => pageOf(id),
  'insights.explainAudience': ({ campaign_id: id }) => pageOf(id, '?tab=left-out'),
  'campaigns.recipients': ({ campaign_id: id }) => pageOf(id, '?tab=recipients'),
  'lists.list': () => '/lists',
  'segments.list': () => '/segments',
  'segments.get': ({ segment_id: id }) => pageOf(id),
  'templates.list': () => '/templates',
  'templates.get': ({ template_id: id }) => pageOf(id),
  'journeys.list': () => '/journeys',
  'journeys.get': ({ journey_id: id }) => pageOf(id),
  'automation.list': () => '/automation',
  'links.list': () => '/links',
  'phone-numbers.list': () => '/numbers',
  'compliance.registrations': () => '/numbers',
  'agent.listKeys': () => '/keys',
  'agent.settings': () => '/settings',
  'agent.webhooks.list': () => '/webhooks',
  'billing.balance': () => '/billing',
  'billing.ledger': () => '/billing',
};

/** The page that shows the answer of a call; null if a dialog must show it. */
export function pageOfCall(skill: string, params: Params): string | null {
  return Object.hasOwn(PAGES, skill) ? (PAGES[skill]?.(params) ?? null) : null;
}

function pageOf(id: unknown, search = ''): string | null {
  const page = typeof id === 'string' ? addressOf(id) : null;
  return page === null ? null : `${page}${search}`;
}
