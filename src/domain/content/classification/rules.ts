import type { ContentRule } from './finding.ts';

/**
 * How carriers treat content. `forbidden`: everywhere. `forbidden_us_ca`: to the United States and
 * Canada; elsewhere a warning. `age_gated`: a warning unless the program is age-gated. `notice`: a
 * warning.
 */
export type Treatment = 'forbidden' | 'forbidden_us_ca' | 'age_gated' | 'notice';

export interface RuleText {
  readonly treatment: Treatment;
  readonly explanation: string;
  readonly fix: string;
  /** Where the rule comes from. */
  readonly source: string;
}

const REMOVE = 'Remove it. Consent does not change this rule.';
const TWILIO_LIST = 'Twilio, Forbidden message categories for SMS and MMS in the US and Canada (360045004974)';

/** The rules of content (messaging rules, section 6). */
export const CONTENT_RULES: Readonly<Record<ContentRule, RuleText>> = {
  marketing_as_transactional: {
    treatment: 'forbidden',
    explanation: 'The message is marketing, but its purpose is transactional.',
    fix: 'Send it with purpose marketing to recipients who opted in, or remove the marketing part.',
    source: '47 CFR 64.1200(f)(1) and (f)(13); messaging rules, section 1',
  },
  offer: {
    treatment: 'notice',
    explanation: 'An offer, a discount or a gift is marketing.',
    fix: 'Remove the offer, or send the message as marketing.',
    source: '47 CFR 64.1200(f)(1)',
  },
  price: {
    treatment: 'notice',
    explanation: 'A price that is advertised is marketing.',
    fix: 'Remove the price, or send the message as marketing.',
    source: '47 CFR 64.1200(f)(1)',
  },
  urgency: {
    treatment: 'notice',
    explanation: 'Words that hurry the recipient are marketing.',
    fix: 'Remove them, or send the message as marketing.',
    source: '47 CFR 64.1200(f)(1)',
  },
  call_to_buy: {
    treatment: 'notice',
    explanation: 'A call to buy, book or subscribe is marketing.',
    fix: 'Remove the call, or send the message as marketing.',
    source: '47 CFR 64.1200(f)(1)',
  },
  promotion: {
    treatment: 'notice',
    explanation: 'The promotion of products, events or the sender is marketing.',
    fix: 'Remove it, or send the message as marketing.',
    source: '47 CFR 64.1200(f)(1)',
  },
  public_shortener: {
    treatment: 'forbidden',
    explanation: 'Carriers block messages with public link shorteners.',
    fix: 'Use the full link, or a short domain of your own.',
    source: 'Twilio error 30892; messaging rules, section 6',
  },
  phishing: {
    treatment: 'forbidden',
    explanation: 'The message looks like phishing: a threat or a prize, a demand, and a doubtful link or a secret.',
    fix: 'Link to your own domain, and do not ask for passwords, codes, card or identity numbers.',
    source: 'CTIA Messaging Principles and Best Practices (2023), section 5.3',
  },
  cannabis: {
    treatment: 'forbidden_us_ca',
    explanation: 'Carriers forbid cannabis, CBD and kratom, even where a state allows them.',
    fix: REMOVE,
    source: 'Twilio errors 30860 and 30861',
  },
  controlled_substances: {
    treatment: 'forbidden_us_ca',
    explanation: 'Carriers forbid the sale of prescription drugs and illegal substances.',
    fix: REMOVE,
    source: TWILIO_LIST,
  },
  high_risk_loans: {
    treatment: 'forbidden_us_ca',
    explanation: 'Carriers forbid payday, short-term and third-party loans.',
    fix: REMOVE,
    source: TWILIO_LIST,
  },
  debt_relief: {
    treatment: 'forbidden_us_ca',
    explanation: 'Carriers forbid debt relief, credit repair and the collection of debts of others.',
    fix: REMOVE,
    source: 'Twilio errors 30863 and 30869',
  },
  cryptocurrency: {
    treatment: 'forbidden_us_ca',
    explanation: 'Carriers forbid the promotion of cryptocurrencies.',
    fix: REMOVE,
    source: 'Twilio error 30867',
  },
  get_rich_quick: {
    treatment: 'forbidden_us_ca',
    explanation: 'Carriers forbid get-rich-quick, stock tip and work-from-home schemes.',
    fix: REMOVE,
    source: `${TWILIO_LIST}; error 30866`,
  },
  lead_generation: {
    treatment: 'forbidden_us_ca',
    explanation: 'Carriers forbid lead generation and messages on behalf of third parties.',
    fix: REMOVE,
    source: TWILIO_LIST,
  },
  gambling: {
    treatment: 'forbidden_us_ca',
    explanation: 'Carriers forbid casinos, betting and lotteries.',
    fix: REMOVE,
    source: TWILIO_LIST,
  },
  sexual_content: {
    treatment: 'forbidden_us_ca',
    explanation: 'Carriers forbid sexual content.',
    fix: REMOVE,
    source: 'Twilio error 30873',
  },
  hate: {
    treatment: 'forbidden',
    explanation: 'Carriers forbid hate and calls to violence.',
    fix: REMOVE,
    source: 'CTIA Messaging Principles and Best Practices (2023), section 5.3',
  },
  tobacco: {
    treatment: 'forbidden_us_ca',
    explanation: 'Carriers forbid tobacco, vaping and nicotine products, with or without an age gate.',
    fix: REMOVE,
    source: 'Twilio error 30878',
  },
  alcohol: {
    treatment: 'age_gated',
    explanation: 'Carriers require an age gate for alcohol.',
    fix: 'Register the program with age_gated, and collect the date of birth at the opt-in.',
    source: 'Twilio error 30875',
  },
  firearms: {
    treatment: 'age_gated',
    explanation: 'Carriers require an age gate for firearms and ammunition, and some forbid them.',
    fix: 'Register the program with age_gated, and collect the date of birth at the opt-in.',
    source: 'messaging rules, section 6 (SHAFT)',
  },
  political: {
    treatment: 'notice',
    explanation: 'Carriers accept political messages only from a program that is registered as POLITICAL.',
    fix: 'Register the program with use case POLITICAL, and send the message as marketing.',
    source: 'messaging rules, section 2',
  },
  brand_missing: {
    treatment: 'notice',
    explanation: 'The message does not name the brand.',
    fix: 'Begin it with the brand name.',
    source: 'CTIA Messaging Principles and Best Practices (2023), section 5.1',
  },
  placeholder: {
    treatment: 'notice',
    explanation: 'The message contains a variable as other products write it, which recipients read as it is.',
    fix: 'Write variables as {{ first_name }}.',
    source: 'Liquid: variables stand in double braces (shopify.github.io/liquid)',
  },
  opt_out_missing: {
    treatment: 'notice',
    explanation: 'The message does not say how to opt out.',
    fix: 'Add: Reply STOP to opt out.',
    source: 'CTIA Messaging Principles and Best Practices (2023), section 5.1',
  },
  opt_out_missing_one_way: {
    treatment: 'notice',
    explanation: 'The message does not say how to opt out, and replies to its sender ID do not arrive.',
    fix: 'Add a link where people unsubscribe, or a number to write to, such as: Text STOP to 24273.',
    source: 'CTIA Messaging Principles and Best Practices (2023), section 5.1',
  },
  reply_to_sender_id: {
    treatment: 'forbidden',
    explanation: 'The message asks for a reply, and replies to its sender ID do not arrive: a STOP would be lost.',
    fix: 'Add a link where people unsubscribe instead, or a number to write to, such as: Text STOP to 24273.',
    source: 'twilio.com/docs/glossary/what-alphanumeric-sender-id: sender IDs are one-way',
  },
  sender_registration: {
    treatment: 'notice',
    explanation: 'The country of the recipient takes a sender ID only once it is registered there.',
    fix: 'Ask the operator of the service to register it, or send from a number that the country takes.',
    source: 'src/domain/sender-types/data.ts',
  },
  sender_replaced: {
    treatment: 'notice',
    explanation: 'Operators in the country of the recipient show another sender in the place of this one.',
    fix: 'Name the brand in the message, and do not ask for replies.',
    source: 'src/domain/sender-types/data.ts',
  },
};
