/**
 * How spreadsheets and people write yes and no in English, German, French, Spanish and Portuguese;
 * the first of each are what spreadsheets write for true and false.
 */
const TRUE = ['true', 'wahr', 'vrai', 'verdadero', 'verdadeiro', 'yes', 'ja', 'oui', 'si', 'sim', 'y'];
const FALSE = ['false', 'falsch', 'faux', 'falso', 'no', 'nein', 'non', 'nao', 'n'];

/** Null for other text. */
export function readYesNo(text: string): boolean | null {
  const word = text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
  return TRUE.includes(word) ? true : FALSE.includes(word) ? false : null;
}

/** What alone is rather something else: the code of Norway, an initial, a note. */
export function isShortAnswer(text: string): boolean {
  return text.trim().length < 3;
}
