/** A task that a person starts in a chat: the steps, with the words of the person filled in. */
export interface PromptTemplate {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly PromptArgument[];
  /** Markdown. `{{name}}` is replaced by an argument. */
  readonly text: string;
}

export interface PromptArgument {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  /** What stands in the text if the person leaves it out. */
  readonly otherwise?: string;
}

export const prompts: readonly PromptTemplate[] = [
  {
    name: 'launch_campaign',
    title: 'Launch a campaign',
    description: 'Prepares a campaign, shows its reach and cost, and launches it after approval.',
    arguments: [
      { name: 'message', description: 'What the recipients should read.', required: true },
      { name: 'audience', description: 'Who gets it.', required: false, otherwise: 'every contact' },
      { name: 'when', description: 'When it starts.', required: false, otherwise: 'now' },
    ],
    text: `Prepare an SMS campaign in Tern and launch it after I approve it.

Message: {{message}}
Audience: {{audience}}
Start: {{when}}

1. \`compliance.setupStatus\`: if a required step is missing, tell me which and stop.
2. \`messages.preview\` with the message: check its segments and cost. It must name the sender and how to opt out.
3. \`campaigns.create\` with a name, the message as \`body\`, and the \`audience\`.
4. \`campaigns.preflight\`: show me the recipients, the exclusions by reason, the cost and the blockers. Resolve blockers with the calls that it names.
5. Ask me for approval. Without it, launch nothing.
6. \`campaigns.launch\` with the \`preflight_token\` and an \`idempotency_key\`, and with \`send_at\` if it starts later.
7. \`campaigns.get\`: report the progress. \`insights.explainAudience\` explains a low reach.`,
  },
  {
    name: 'handle_opt_out_complaint',
    title: 'Handle an opt-out complaint',
    description: 'Opts a person out who complains, and finds out which messages they got and why.',
    arguments: [
      { name: 'phone', description: 'Phone number of the person.', required: true },
      { name: 'complaint', description: 'What the person wrote.', required: false, otherwise: 'not quoted' },
    ],
    text: `A person complains about messages that we sent. Stop all messages to the number first, then find out what happened.

Phone number: {{phone}}
Complaint: {{complaint}}

1. \`contacts.optOut\` with the number and the reason \`complaint\`. It needs no approval: an opt-out applies at once.
2. \`contacts.consentHistory\`: when did the person opt in and out, and with which proof?
3. \`contacts.get\` and \`contacts.timeline\`: which messages did the person get? Was one sent after an earlier opt-out?
4. \`insights.explainMessage\` for each message in question: which decision allowed it?
5. Report to me: the consent and its proof, the messages, any message that should not have been sent, and a draft of an answer to the person. \`compliance.export\` with the \`contact_id\` writes the proof to a file.

Send nothing to the person.`,
  },
  {
    name: 'set_up_partner',
    title: 'Set up a partner',
    description: 'Registers a platform that sends for its own customers, with its first customer and its webhook.',
    arguments: [
      { name: 'name', description: 'Name of the platform.', required: true },
      { name: 'customer', description: 'Name of its first customer.', required: true },
      {
        name: 'webhook_url',
        description: 'Where events are delivered (https).',
        required: false,
        otherwise: 'none yet',
      },
    ],
    text: `Set up a partner in Tern: a platform that sends messages for its own customers.

Partner: {{name}}
First customer: {{customer}}
Webhook: {{webhook_url}}

1. \`partner.register\`: it returns an API key, which is shown only once. Tell me to store it; the next steps need a connection with that key.
2. \`partner.setupStatus\`: lists the missing steps.
3. \`partner.configureWebhook\`, if there is a webhook: it returns the signing secret, also only once.
4. \`partner.createCustomer\` with an \`external_ref\`, our own ID of the customer.
5. \`partner.grantCredits\`: ask me how many.
6. \`partner.send\` with an \`idempotency_key\`, after I approve the recipient and the message.

Never repeat an API key or a secret after you showed it once.`,
  },
  {
    name: 'check_message_compliance',
    title: 'Check the compliance of a message',
    description: 'Checks a message against consent, quiet hours, content rules and cost. Sends nothing.',
    arguments: [
      { name: 'message', description: 'The message.', required: true },
      { name: 'recipient', description: 'Phone number.', required: false, otherwise: 'none; check the message alone' },
      { name: 'purpose', description: 'marketing or transactional.', required: false, otherwise: 'marketing' },
    ],
    text: `Check whether this message may be sent. Send nothing.

Message: {{message}}
Recipient: {{recipient}}
Purpose: {{purpose}}

1. \`messages.preview\`: encoding, segments and cost.
2. \`compliance.checkSend\` with the message, the purpose and the recipient: list every gate that rejects it, with its reason, and \`earliest_send_at\`.
3. If consent is the reason, \`contacts.consentHistory\` shows what is recorded.
4. Tell me: may it be sent, when, at which cost, and what to change. Propose a corrected message if the content is the reason.`,
  },
  {
    name: 'explain_unsent_message',
    title: 'Explain why a message was not sent',
    description: 'Finds out why a recipient did not get a message, and what would help.',
    arguments: [{ name: 'message', description: 'ID of the message (msg_…), or the phone number.', required: true }],
    text: `Explain why this message was not sent or not delivered: {{message}}

1. For an ID, \`insights.explainMessage\`. For a phone number, \`contacts.get\` and \`messages.list\` with its \`contact_id\` find the message first.
2. If there is no message, \`contacts.timeline\` shows the activity of the contact, and \`compliance.checkSend\` what would reject a message now. For a campaign, \`insights.explainAudience\` counts the exclusions by reason.
3. Tell me in two sentences what happened, then which call would help. An opt-out is final: only the person can opt in again.

Change and send nothing.`,
  },
];

/** How to call the skills that a prompt names; the same for all. */
export const HOW_TO_CALL =
  'The names in backticks are skills of Tern. `describe_skill` shows their params. Call each with the tool for its effect (`read_skill`, `write_skill` or `send_or_delete_skill`), or with its own tool if there is one.';
