const STRIPPED = '[removed]';

/** Patterns of keys and tokens, ours and others'. */
const SECRET_PATTERNS = [
  /whsec_[A-Za-z0-9+/=_-]*/g,
  /tern_(?:live|test)?_?[A-Za-z0-9_-]{8,}/g,
  /\b(?:bearer|basic)\s+[A-Za-z0-9._~+/=-]+/gi,
];
/** Values printed after their name, as in a configuration or a URL. */
const NAMED_VALUE = /((?:api[_-]?key|secret|password|passwd|token)["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/gi;
/** Minimum length of a truncated secret that is still recognized. */
const MIN_CHARACTERS = 6;

/**
 * Removes secrets from a receiver's response: failing receivers print their configuration and the
 * request.
 */
export function stripSecrets(text: string, secrets: readonly string[], maxLength: number): string | null {
  // Most responses are an "ok", shorter than any secret.
  if (text.length < MIN_CHARACTERS) return text || null;
  let stripped = text;
  for (const secret of spellingsOf(secrets)) {
    stripped = stripped.replaceAll(secret, STRIPPED);
    for (let length = secret.length - 1; length >= MIN_CHARACTERS; length -= 1) {
      if (stripped.endsWith(secret.slice(0, length))) stripped = `${stripped.slice(0, -length)}${STRIPPED}`;
    }
  }
  for (const pattern of SECRET_PATTERNS) stripped = stripped.replaceAll(pattern, STRIPPED);
  stripped = stripped.replaceAll(NAMED_VALUE, `$1${STRIPPED}`);
  const cut = stripped.slice(0, maxLength);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)) || null;
}

const known = new WeakMap<readonly string[], readonly string[]>();

/** Cached, because an endpoint's secrets are the same for thousands of responses. */
function spellingsOf(secrets: readonly string[]): readonly string[] {
  const found = known.get(secrets) ?? secrets.flatMap(spellings);
  known.set(secrets, found);
  return found;
}

/** With and without the prefix, as JSON and a URL encode it, and its bytes in base64 and hex. */
function spellings(secret: string): string[] {
  const bare = secret.replace(/^whsec_/, '');
  const bytes = (['base64', 'base64url', 'hex'] as const).map((encoding) => Buffer.from(secret).toString(encoding));
  const forms = [secret, bare].flatMap((form) => [form, JSON.stringify(form).slice(1, -1), encodeURIComponent(form)]);
  return [...new Set([...forms, ...bytes])].sort((a, b) => b.length - a.length);
}
