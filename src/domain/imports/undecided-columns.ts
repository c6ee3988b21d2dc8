import { cellText } from './cell-text.ts';
import { CONTACT_TARGETS, type ImportMapping } from './headers.ts';
import { refuses } from './refusal-words.ts';
import { consentColumn, isAboutOtherChannel, isConsentDetail } from './row-consent.ts';
import { wordsOf } from './words-of.ts';

/** A column with its different values, the most frequent first. */
export interface ValuedColumn {
  readonly column: string;
  readonly values: readonly string[];
}

/** A column with more values is no flag. */
export const MAX_VALUES = 20;
const MAX_CHARACTERS = 60;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * Words of names that are about permission, whatever stands beside them, in English, Spanish,
 * French, Portuguese and German.
 */
const TOPICS =
  /^(?:sms|mms|texting|opt|opts|opted|opt(?:in|out)s?|opted(?:in|out)|sub|subs|(?:un)?subscri\w*|stopped|blocked|blocklist|blacklist\w*|dnd|dnc|dnt|consent\w*|permissions?|marketing|allowed|einwilligung\w*|zustimmung\w*|kontakterlaubnis|werbeerlaubnis|werbung|abmeld\w*|consentement\w*|abonn\w*|desabonn\w*|desinscri\w*|prospection|consentim\w*|suscri\w*|desuscri\w*|publicidad|publicidade|inscri\w*|bloquead\w*|mercadeo)$/;
/** Words that are about permission beside one of `FLAGS`, and about many other things without. */
const WEAK = words('text texts contact contacto contato kontakt phone mobile cell stop block block bloque');
const FLAGS = words(
  'status state flag code preference preferences pref prefs ok okay allowed allow permission indicator setting settings me us list erlaubnis sperre statut estado situacao preferencia preferencias prefere',
);
/** Words of names that show that something else is meant. */
const ELSEWHERE = words(
  'plan tier size font owner agent rep manager name title type source medium campaign group segment language city region country id number no count total amount price fee credits cost date time day month year ' +
    'link url body content description note notes comment comments reason keyword role department company street address building apartment bus train tram line template order product category topic interest interests ' +
    'frequency model age person inhaber typ quelle zahl datum betreff propietario tipo fuente fecha origen nombre proprietaire origine nom montant tipo origem nome data',
);

/** What says which contacts agreed, whatever the name of the column. */
const UNDERSTOOD =
  /^(?:(?:sms|text|email|currently|actively) )*(?:subscribed|subscriber|opted ?in|opt ?in|consented|(?:un|not ?)confirmed|pending subscription)$/;
const YES_OR_NO = /^(?:y|n|x|yes|no|true|false|on|off|si|sim|oui|non|ja|nein|nao)$/;
/** Dates, and times, are no flags. */
const DATE = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[T ,].*)?$/;

/**
 * The columns that may say to whom messages must not be sent, although no rule reads them: an
 * import that opts contacts in must not guess. Columns for which `isDecided` is true are left out.
 */
export function undecidedColumns(
  columns: readonly ValuedColumn[],
  guessed: ImportMapping,
  isDecided: (column: string) => boolean,
): readonly ValuedColumn[] {
  return columns.filter(
    ({ column, values }) =>
      values.length > 0 &&
      values.length <= MAX_VALUES &&
      !isDecided(column) &&
      !CONTACT_TARGETS.some((target) => target === guessed[column]) &&
      mayBeAboutPermission(column, values) &&
      !values.every(isUnderstood),
  );
}

function mayBeAboutPermission(column: string, values: readonly string[]): boolean {
  const consent = consentColumn(column);
  if ((consent !== null && consent.kind !== 'status') || isConsentDetail(column) || isAboutOtherChannel(column))
    return false;
  const tokens = wordsOf(column);
  if (tokens.some((token) => ELSEWHERE.has(token))) return false;
  if (values.some((value) => value.length > MAX_CHARACTERS) || values.every((value) => DATE.test(value))) return false;
  if (tokens.some((token) => TOPICS.test(token))) return true;
  if (!tokens.some((token) => WEAK.has(token))) return false;
  return tokens.some((token) => FLAGS.has(token)) || values.every((value) => YES_OR_NO.test(wordsOf(value).join(' ')));
}

function isUnderstood(value: string): boolean {
  return UNDERSTOOD.test(wordsOf(value).join(' ')) || refuses(value, { never: true });
}

/**
 * Counts the different values of columns row by row, in bounded memory: what has more than
 * `MAX_VALUES` is no flag.
 */
export class ValueCounts {
  readonly #counts = new Map<string, Map<string, number>>();

  add(row: Readonly<Record<string, unknown>>): void {
    for (const [column, value] of Object.entries(row)) {
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') continue;
      let counts = this.#counts.get(column);
      if (counts === undefined) {
        counts = new Map();
        this.#counts.set(column, counts);
      }
      if (counts.size > MAX_VALUES) continue;
      const text = cellText(String(value));
      if (text !== '') counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  }

  columns(): readonly ValuedColumn[] {
    return [...this.#counts].map(([column, counts]) => ({
      column,
      values: [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value),
    }));
  }
}
