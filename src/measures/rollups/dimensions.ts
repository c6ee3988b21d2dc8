/** What measures can be grouped and filtered by. */
export const DIMENSIONS = {
  campaign_id: 'Campaign of the message.',
  journey_id: 'Journey that sent the message.',
  node_id: 'Node of the journey that sent the message.',
  rule_id: 'Automation rule that sent the message.',
  variant: 'Number of the variant of an experiment, from 1.',
  template_id: 'Template of the message.',
  source_id: 'Source of an opt-in.',
  number_id: 'Number that sent the message.',
  carrier: 'Connection that submits the message, such as `twilio`.',
  country: 'Country of the recipient, ISO 3166-1 alpha-2.',
  purpose: 'Purpose of the message.',
  link_id: 'Short link that was clicked.',
  error_code: 'Error code of the carrier, or why the message failed.',
  reason: 'Why a message was canceled or a contact excluded.',
  method: 'How a person opted in or out.',
  rule: 'Rule that recognized a bot.',
  event: 'Name of the conversion.',
} as const;

export type Dimension = keyof typeof DIMENSIONS;

/** Dimensions that are the detail of a row; each measure has at most one of them. */
export const DETAILS: readonly Dimension[] = ['error_code', 'reason', 'method', 'rule', 'event'];
