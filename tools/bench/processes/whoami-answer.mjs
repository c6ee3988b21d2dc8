/** The answer of agent.whoami, for peers that return it without a look-up. */
export const whoamiAnswer = {
  account: { id: 'acc', kind: 'tenant', name: 'Bench', state: 'active' },
  key_id: 'key',
  permissions: ['full'],
  mode: 'live',
  rate_limits: { requests_per_second: 1000, burst: 2000 },
  holds: [],
};
