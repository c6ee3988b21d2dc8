const STRIPPED = '[removed]';

/** What keys and tokens look like, ours and others'. */
const LOOKS_SECRET = [
  /whsec_[A-Za-z0-9+/=_-]*/g,
  /tern_(?:live|test)?_?[A-Za-z0-9_-]{8,}/g,
  /\b(?:bearer|basic)\s+[A-Za-z0-9._~+/=-]+/gi,
];
/** What is printed after its name, as in a configuration or a URL. */
const NAMED = /((?:api[_-]?key|secret|password|passwd|token)["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/gi;
/** Of a secret that the cut of the text went through, so much is recognised. */
const FEWEST_CHARACTERS = 6;

/** A receiver's answer without anything that opens a door: receivers in trouble print their configuration and the request. */
export function stripSecrets(text: string, secrets: readonly string[], maxLength: number): string | null {
  // Most answers are an "ok": shorter than anything that could be a secret.
  if (text.length < FEWEST_CHARACTERS) return text || null;
  let stripped = text;
  for (const secret of spellingsOf(secrets)) {
    stripped = stripped.replaceAll(secret, STRIPPED);
    for (let length = secret.length - 1; length >= FEWEST_CHARACTERS; length -= 1) {
      if (stripped.endsWith(secret.slice(0, length))) stripped = `${stripped.slice(0, -length)}${STRIPPED}`;
    }
  }
  for (const pattern of LOOKS_SECRET) stripped = stripped.replaceAll(pattern, STRIPPED);
  stripped = stripped.replaceAll(NAMED, `$1${STRIPPED}`);
  const cut = stripped.slice(0, maxLength);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)) || null;
}

const known = new WeakMap<readonly string[], readonly string[]>();

/** An endpoint's are the same for thousands of answers. */
function spellingsOf(secrets: readonly string[]): readonly string[] {
  const found = known.get(secrets) ?? secrets.flatMap(spellings);
  known.set(secrets, found);
  return found;
}

/** With and without its prefix, as JSON and a URL write it, and its bytes in base64 and hex. */
function spellings(secret: string): string[] {
  const bare = secret.replace(/^whsec_/, '');
  const bytes = (['base64', 'base64url', 'hex'] as const).map((encoding) => Buffer.from(secret).toString(encoding));
  const forms = [secret, bare].flatMap((form) => [form, JSON.stringify(form).slice(1, -1), encodeURIComponent(form)]);
  return [...new Set([...forms, ...bytes])].sort((a, b) => b.length - a.length);
}
