const STRIPPED = '[removed]';

/** What keys and tokens look like, ours and others'. */
const LOOKS_SECRET = [
  /whsec_[A-Za-z0-9+/=_-]*/g,
  /tern_(?:live|test)?_?[A-Za-z0-9_-]{8,}/g,
  /\b(?:bearer|basic)\s+[A-Za-z0-9._~+/=-]+/gi,
];
/** Of a secret that the cut of the text went through, so much is recognised. */
const FEWEST_CHARACTERS = 6;

/** A receiver's answer without anything that opens a door: receivers in trouble print their configuration and the request. */
export function stripSecrets(text: string, secrets: readonly string[], maxLength: number): string | null {
  // Most answers are an "ok": shorter than anything that could be a secret.
  if (text.length < FEWEST_CHARACTERS) return text || null;
  let stripped = text;
  for (const secret of secrets.flatMap(spellings)) {
    stripped = stripped.replaceAll(secret, STRIPPED);
    for (let length = secret.length - 1; length >= FEWEST_CHARACTERS; length -= 1) {
      if (stripped.endsWith(secret.slice(0, length))) stripped = `${stripped.slice(0, -length)}${STRIPPED}`;
    }
  }
  for (const pattern of LOOKS_SECRET) stripped = stripped.replaceAll(pattern, STRIPPED);
  const cut = stripped.slice(0, maxLength);
  return (cut.isWellFormed() ? cut : cut.slice(0, -1)) || null;
}

/** With and without its prefix, and as JSON and a URL write it. */
function spellings(secret: string): string[] {
  const bare = secret.replace(/^whsec_/, '');
  const forms = [secret, bare].flatMap((form) => [form, JSON.stringify(form).slice(1, -1), encodeURIComponent(form)]);
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}
