/**
 * Every environment variable that the service reads, so that a misspelled one is noticed at the
 * start. `Environment` has no others: a setting that is missing here does not compile.
 */
export const VARIABLES = [
  'DATABASE_URL',
  'HOST',
  'NODE_ENV',
  'PORT',
  'TERN_AI_KEY',
  'TERN_AI_MODEL',
  'TERN_AI_MONTHLY_TOKENS',
  'TERN_AI_TIMEOUT_MS',
  'TERN_AI_URL',
  'TERN_ARCHIVE_DIR',
  'TERN_DATABASE',
  'TERN_DATABASE_REPLICA_URL',
  'TERN_DATA_DIR',
  'TERN_DB_CONNECTIONS',
  'TERN_DB_WAIT_SECONDS',
  'TERN_DRAIN_SECONDS',
  'TERN_DNS_SERVERS',
  'TERN_EVENT_RETENTION_MONTHS',
  'TERN_JOURNEY_STEP_RETENTION_DAYS',
  'TERN_LEASE_SECONDS',
  'TERN_LINKS_HOST',
  'TERN_LINKS_PORT',
  'TERN_LINKS_URL',
  'TERN_LOG_LEVEL',
  'TERN_LOOKUPS',
  'TERN_LOOKUP_CREDITS',
  'TERN_MEDIA_MB_PER_SECOND',
  'TERN_MEDIA_STORED_GB',
  'TERN_MESSAGE_RETENTION_DAYS',
  'TERN_MESSAGE_ROW_RETENTION_DAYS',
  'TERN_METRICS_TOKEN',
  'TERN_MIGRATE',
  'TERN_PAYMENTS',
  'TERN_PREVIOUS_SECRETS',
  'TERN_PROVISIONING',
  'TERN_PROVISIONING_TOKEN',
  'TERN_PROVISIONS_PER_ADDRESS',
  'TERN_PROVISIONS_PER_HOUR',
  'TERN_PUBLIC_URL',
  'TERN_RECIPIENT_RETENTION_DAYS',
  'TERN_REGISTRATION_URLS',
  'TERN_REQUESTS_PER_SECOND',
  'TERN_RETIRED_SECRETS',
  'TERN_SECRET',
  'TERN_SIMULATOR_RATE',
  'TERN_SMPP_BIND',
  'TERN_SMPP_CA_FILE',
  'TERN_SMPP_COUNTRY',
  'TERN_SMPP_LONG_MESSAGES',
  'TERN_SMPP_PASSWORD',
  'TERN_SMPP_SESSIONS',
  'TERN_SMPP_SYSTEM_ID',
  'TERN_SMPP_SYSTEM_TYPE',
  'TERN_SMPP_URL',
  'TERN_SMPP_WINDOW',
  'TERN_STARTER_CREDITS',
  'TERN_TRUSTED_PROXIES',
  'TERN_TWILIO_ACCOUNT_SID',
  'TERN_TWILIO_AUTH_TOKEN',
  'TERN_TWILIO_CONNECTIONS',
  'TERN_TWILIO_LOOKUPS_URL',
  'TERN_TWILIO_URL',
  'TERN_UNKNOWN_KEYS_PER_MINUTE',
  'TERN_VALIDATE_RESULTS',
  'TERN_WEBHOOK_ALLOWED_HOSTS',
  'TERN_WEBHOOK_WORKER',
] as const;

/** Settings of the commands that are clients of a service, which share a shell with it. */
const CLIENT_VARIABLES = ['TERN_API_KEY', 'TERN_PROFILE', 'TERN_URL'];

export type Variable = (typeof VARIABLES)[number];

/** Variables of Tern's own name that nothing reads. */
export function unknownVariables(env: Readonly<Record<string, string | undefined>>): string[] {
  const known: readonly string[] = [...VARIABLES, ...CLIENT_VARIABLES];
  return Object.keys(env).filter((name) => name.startsWith('TERN_') && !known.includes(name));
}
