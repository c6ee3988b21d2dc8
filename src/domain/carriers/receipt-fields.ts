/** Names of fields as carriers write them, each followed by a colon or an equals sign. */
const LABEL =
  /(?:^|[\s,;|&?{"'])((?:message|msg)[ _]?id|id|sub|dlvrd|submit[ _]?date|done[ _]?date|(?:message[ _]?)?stat(?:us|e)?|err(?:or)?(?:[ _]?code)?|text)["']?[ \t]*[:=]/gi;
/** A receipt has about 150 characters; the rest is the quoted message body. */
const MAX_LENGTH = 1_000;

/**
 * The fields of a delivery receipt by name, the first value of each: `id:… sub:… stat:… text:…`
 * (SMPP 3.4, appendix B) in any order and case, with other separators and with quotes; fields as in
 * the query of an address; or a JSON object. Nothing after `text:` is read once id and state are
 * known, because it quotes the message body.
 */
export function readReceiptFields(given: string): ReadonlyMap<string, string> {
  const text = given.slice(0, MAX_LENGTH).trim();
  return readJson(text) ?? readQuery(text) ?? readLabels(text);
}

function readLabels(text: string): Map<string, string> {
  const labels = [...text.matchAll(LABEL)];
  const fields = new Map<string, string>();
  for (const [index, label] of labels.entries()) {
    const name = nameOf(label[1] as string);
    if (name === 'text' && fields.has('id') && fields.has('stat')) {
      fields.set(name, '');
      break;
    }
    const value = text.slice(label.index + label[0].length, labels[index + 1]?.index);
    if (!fields.has(name)) fields.set(name, value.trim());
  }
  return fields;
}

/** `id=1&stat=DELIVRD&…`; null for anything else. A value with spaces has a plus for each. */
function readQuery(text: string): Map<string, string> | null {
  if (!/^\??[\w%+ -]+=[^&]*&[\w%+ -]+=/.test(text)) return null;
  return namedOf([...new URLSearchParams(text)]);
}

/** The entries of an object and of the objects in it; null when the text is no JSON object. */
function readJson(text: string): Map<string, string> | null {
  if (!text.startsWith('{')) return null;
  try {
    // A number of more digits than a double holds would lose some of them.
    const value: unknown = JSON.parse(text.replace(/(:\s{0,5})(\d{16,40})(?=\s{0,5}[,}])/g, '$1"$2"'));
    return namedOf(entriesOf(value).flatMap((entry) => [entry, ...entriesOf(entry[1])]));
  } catch {
    return null;
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function namedOf(entries: readonly (readonly [string, unknown])[]): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [label, value] of entries) {
    const name = nameOf(label.trim());
    if ((typeof value === 'string' || typeof value === 'number') && !fields.has(name))
      fields.set(name, String(value).trim());
  }
  return fields;
}

const ALIASES: Readonly<Record<string, string>> = {
  messageid: 'id',
  msgid: 'id',
  status: 'stat',
  state: 'stat',
  messagestat: 'stat',
  messagestatus: 'stat',
  messagestate: 'stat',
  error: 'err',
  errcode: 'err',
  errorcode: 'err',
};

function nameOf(label: string): string {
  const name = label.toLowerCase().replace(/[ _]/g, '');
  return Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name;
}
