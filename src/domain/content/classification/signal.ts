/** What a phrase says about a message. */
export type Signal =
  /** The parts of marketing. */
  | 'offer'
  | 'price'
  | 'urgency'
  | 'call_to_buy'
  | 'promotion'
  /** Something that happened or is due between the sender and the recipient. */
  | 'transactional'
  /** As `transactional`; the amounts and discounts of its sentence are part of a record. */
  | 'record'
  /** Contains a word of another signal without its meaning: "free of charge". */
  | 'neutral'
  | Category
  /** The parts of phishing. */
  | 'threat'
  | 'demand'
  | 'secret'
  | 'lure'
  | 'imitated';

/** Content that carriers treat apart (messaging rules, section 6). */
export type Category =
  | 'cannabis'
  | 'controlled_substances'
  | 'high_risk_loans'
  | 'debt_relief'
  | 'cryptocurrency'
  | 'get_rich_quick'
  | 'lead_generation'
  | 'gambling'
  | 'sexual_content'
  | 'hate'
  | 'tobacco'
  | 'alcohol'
  | 'firearms'
  | 'political';
