/** Where things are in the console. Pages of one subject lead to another with these. */
export const addresses = {
  contact: (id: string): string => `/contacts/${id}`,
  campaign: (id: string): string => `/campaigns/${id}`,
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
