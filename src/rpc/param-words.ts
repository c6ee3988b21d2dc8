/**
 * What callers name params after other products: the param of this contract and the words for it.
 * `lexicon/aliases` does the same for skills.
 */
const WORDS: Readonly<Record<string, string>> = {
  text: 'body message content msg sms message_body message_text sms_body sms_text',
  body: 'text message content msg sms message_body message_text',
  to: 'phone phone_number to_number to_phone recipient recipients destination mobile msisdn number numbers',
  phone: 'phone_number mobile mobile_number mobile_phone msisdn number cell telephone tel recipient to phones numbers',
  send_at:
    'scheduled_at schedule_at schedule scheduled_time schedule_time scheduled_for deliver_at deliver_on delivery_time ' +
    'send_time send_on send_date start_at when',
  dry_run: 'test test_mode testing is_test preview simulate simulation sandbox validate_only check_only',
  template_id: 'template template_name content_sid',
  variables: 'vars template_variables content_variables merge_fields merge_vars substitutions placeholders',
  vars: 'variables template_variables content_variables merge_fields merge_vars substitutions placeholders',
  number_id: 'from from_number from_phone sender sender_id source_number originator messaging_service_sid',
  first_name: 'name full_name contact_name display_name',
  timezone: 'tz time_zone zone',
  week_start: 'first_day_of_week first_day week_starts_on start_of_week',
  external_id: 'customer_id user_id client_id reference_id',
  external_ref: 'customer customer_id account_id end_customer external_id',
  tags: 'labels groups',
  attributes: 'custom_fields custom_attributes properties metadata fields',
  contacts: 'rows records data',
  cursor: 'page offset page_token page_number next_cursor next_page starting_after after skip',
  limit: 'page_size per_page size count max_results first top',
  audience: 'recipients segment segment_id list list_id to send_to',
  url: 'webhook_url callback_url endpoint',
  query: 'q search term keyword keywords',
  scope: 'program program_id channel',
  daily_credits: 'daily_limit daily max_daily per_day daily_limit_credits',
  per_campaign_credits: 'campaign_limit per_campaign max_per_campaign',
  allowed_countries: 'countries country destinations',
  reason: 'cause comment note',
  method: 'channel opt_in_method consent_method via',
  source: 'origin opt_in_source consent_source form',
  captured_at: 'at date timestamp time opted_in_at opt_in_date consented_at consent_date signed_up_at',
  evidence: 'proof documentation ip ip_address screenshot',
  disclosure_text: 'disclosure consent_text opt_in_text wording',
  consent: 'opt_in opted_in consent_status opt_in_status subscribed',
  on_duplicate: 'duplicates on_conflict update_existing overwrite',
  mapping: 'column_mapping columns map field_mapping',
  start: 'from begin start_time starts_at quiet_start',
  end: 'to until end_time ends_at quiet_end',
  days: 'weekdays day days_of_week',
  on_violation: 'action policy mode behavior',
  window_hours: 'window hours period period_hours per interval',
  max: 'cap count max_messages messages',
  after_months: 'months expiry expires_after after expire_after_months days',
};

/** Other names of filters of lists, which mean the same and take the same values. */
const FILTER_WORDS: Readonly<Record<string, string>> = {
  tag: 'tag_id tag_name',
  consent_status: 'consent opt_in_status subscription_status status state',
  state: 'status',
  status: 'state',
  contact_id: 'contact',
  campaign_id: 'campaign',
  list_id: 'list',
  segment_id: 'segment',
  journey_id: 'journey',
  rule_id: 'rule automation_id',
  kind: 'type',
  type: 'kind',
  query: 'q search search_term',
  limit: 'page_size per_page max_results',
  from: 'since start',
  since: 'from start',
  to: 'until end',
};

/**
 * Other names of params that take the ID or the name of an object, or an amount: whatever a caller
 * calls them, they mean the same and take the same values.
 */
const REFERENCE_WORDS: Readonly<Record<string, string>> = {
  contact_id: 'contact phone phone_number mobile msisdn external_id contact_external_id',
  list_id: 'list list_name',
  tag_id: 'tag tag_name',
  tag: 'tag_id tag_name',
  segment_id: 'segment segment_name',
  template_id: 'template template_name',
  rule_id: 'rule rule_name automation_id',
  source_id: 'source source_name',
  ids: 'contact_ids',
  amount_credits: 'amount credits',
};

const CONSENT =
  /^(?:opt_?in|opted_?in|consent(?:ed)?|subscribed?|accepts_marketing|(?:sms|marketing|opt_in)_(?:consent|status|opt_?in))$/;

/** The param among `known` for which the table has `word`, or null. */
function meantBy(table: Readonly<Record<string, string>>, word: string, known: readonly string[]): string | null {
  return known.find((param) => Object.hasOwn(table, param) && table[param]?.split(' ').includes(word)) ?? null;
}

/** The param among `known` that another product calls `word`, or null. */
export const paramMeantBy = (word: string, known: readonly string[]): string | null => meantBy(WORDS, word, known);

/** The filter among `free` that `word` is another name of, or null. */
export const filterMeantBy = (word: string, free: readonly string[]): string | null =>
  meantBy(FILTER_WORDS, word, free);

/** The param among `free` that takes an object or an amount and that `word` is another name of. */
export function referenceMeantBy(word: string, free: readonly string[]): string | null {
  const meant = meantBy(REFERENCE_WORDS, word, free);
  // A number to send to need not be of a contact.
  return meant === 'contact_id' && (free.includes('to') || free.includes('phones')) ? null : meant;
}

/** Whether the word is another name of a filter of some list. */
export function isFilterWord(word: string): boolean {
  return Object.values(FILTER_WORDS).some((words) => words.split(' ').includes(word));
}

/** Whether the word claims a consent, which a contact alone cannot have. */
export function claimsConsent(word: string): boolean {
  return CONSENT.test(word);
}
