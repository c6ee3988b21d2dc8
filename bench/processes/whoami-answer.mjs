/** What agent.whoami answers, for those that answer as much without looking anything up. */
export const whoamiAnswer = {
  account: { id: 'acc', kind: 'tenant', name: 'Bench', state: 'active' },
  key_id: 'key',
  permissions: ['full'],
  mode: 'live',
  rate_limits: { requests_per_second: 1000, burst: 2000 },
  holds: [],
};
