import type { FoldedMessage } from './fold-message.ts';

/** The word that was sent, in the languages of the grammar, folded. */
const WORD =
  '(?:the word |la palabra |le mot |das wort |a palavra )?(?:stop+|unsubscribe|cancel|quit|end|baja|alto|parar|pare|cancelar|arret|sair|fim)\\b(?! (?:of|by(?! (?:accident|mistake|error))|de|da|do|el|la|o)\\b)';

/** "I replied STOP", "j'ai déjà envoyé STOP", "Stopp hab ich geschrieben". */
const TOLD = [
  `(?:i|we|ive|weve|have|already|alredy) (?:have |already |alredy |just )*(?:replied|sent|texted|said|answered|wrote|written|typed|told (?:you|u|yall)|put) (?:you |u |back )?${WORD}`,
  `(?:puse|mande|envie|escribi|conteste|respondi|dije|puesto|mandado|enviado|escrito|contestado|respondido|dicho) (?:ya )?${WORD}`,
  `(?:envoye|ecrit|repondu|mis|dit|tape|marque) (?:deja |bien )?${WORD}`,
  `(?:schrieb|schickte|sendete|antwortete|sagte) (?:schon |bereits )?${WORD}`,
  `${WORD} (?:schon |bereits |mehrmals )?(?:geschrieben|geschickt|gesendet|geantwortet|gesagt|getippt)`,
  `(?:mandei|enviei|escrevi|digitei|falei|pus|coloquei) (?:ja )?${WORD}`,
];
const SAYS = new RegExp(`\\b(?:${TOLD.join('|')})\\b`);

/**
 * Whether the sender says that a stop word was sent before: either messages continue, or it was
 * sent by mistake, and both need a decision.
 */
export function saysToldBefore({ tokens }: FoldedMessage): boolean {
  return SAYS.test(tokens.join(' '));
}
