/** Guides by what a reader wants to do, in the order in which a new reader needs them. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Start: ['first-campaign', 'console', 'keys', 'agents', 'command-line'],
  'Reach people': ['consent', 'segments', 'quiet-hours-and-opt-outs', 'answer-people'],
  Send: ['write-messages', 'pictures', 'short-links', 'automation', 'journeys', 'journey-recipes', 'experiments'],
  'Read results': ['how-did-it-go', 'which-messages-earn', 'what-needs-attention'],
  'Go live': ['approvals-and-plans', '10dlc-and-toll-free', 'smpp-and-twilio', 'partner-in-an-hour'],
};

const ORDER = Object.values(GROUPS).flat();

/** The group of a guide. A guide that no group names is in the last one. */
export function groupOf(name: string): string {
  return Object.entries(GROUPS).find(([, names]) => names.includes(name))?.[0] ?? 'More';
}

/** Guides of no group follow in alphabetical order. */
export function compareGuides(a: string, b: string): number {
  return position(a) - position(b) || a.localeCompare(b);
}

function position(name: string): number {
  return (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);
}
