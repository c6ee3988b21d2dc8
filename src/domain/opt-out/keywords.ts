import { list } from './list.ts';

/**
 * Keywords, folded (no accents, lower case).
 *
 * Sources: 47 CFR 64.1200(a)(10) names stop, quit, end, revoke, opt out, cancel and unsubscribe as
 * sufficient by themselves; Twilio's default keywords add stopall and optout; AWS adds arret, td,
 * remove and opt-out. The Spanish, French, Portuguese and German words are those that senders print
 * in their footers.
 */
export type Language = 'en' | 'es' | 'fr' | 'pt' | 'de';

/**
 * How many other words a stop word tolerates.
 * - `strong`: also opts out next to its object ("stop these messages"), and a mention goes to
 *   review.
 * - `plain`: with courtesies only ("cancel please"); a mention goes to review ("cancel my
 *   appointment").
 * - `common`: with courtesies only; otherwise everyday language ("when does the sale end?").
 */
export type Strength = 'strong' | 'plain' | 'common';

type Words = Readonly<Partial<Record<Language, readonly string[]>>>;

export const STOP_WORDS: Readonly<Record<Strength, Words>> = {
  strong: {
    // The misspellings are those too long for the edit-distance rule.
    en: list(`
      stop, stopall, stop all, unsubscribe, unsub, opt out, optout, opt me out, unsubscribe all,
    un subscribe, stop2quit, stop2end, unenroll,
    unsubcribe, unsuscribe, unsubscibe, unsubsribe, unsubscribed, unscubscribe, unsubscrib, unscribe
  `),
    es: [
      'darme de baja',
      'darse de baja',
      'desuscribir',
      'desuscribirme',
      'desuscribirse',
      'no mas mensajes',
      'detener',
    ],
    fr: list(`
    arret, arretez, arreter, desabonner, me desabonner, desabonnement, desabonnez moi, desinscrire,
    me desinscrire, desinscription, desinscrivez moi, stop sms
  `),
    pt: ['descadastrar', 'descadastre', 'desinscrever', 'cancelar inscricao', 'cancelar assinatura'],
    de: ['stopp', 'stoppen', 'abmelden', 'abmeldung', 'abbestellen', 'austragen', 'abbestellung'],
  },
  plain: {
    en: ['quit', 'revoke', 'cancel', 'remove', 'cancel all', 'quit all', 'end all'],
    es: ['parar', 'cancelar', 'cancela', 'cancele', 'eliminar', 'borrar', 'cancelar todo'],
    fr: ['annuler', 'resilier', 'supprimer', 'supprimez'],
    pt: ['parar', 'remover', 'excluir'],
    de: ['kundigen', 'beenden', 'aufhoren', 'loschen', 'kuendigen', 'aufhoeren', 'loeschen'],
  },
  common: {
    en: ['end', 'no more', 'go away'],
    es: ['alto', 'para', 'pare', 'baja', 'fin', 'salir', 'basta', 'no mas', 'ya no'],
    fr: ['td', 'assez', 'ca suffit', 'plus de messages', 'plus de sms'],
    pt: ['sair', 'chega'],
    de: ['ende', 'schluss', 'raus', 'keine sms', 'keine sms mehr', 'keine nachrichten', 'keine nachrichten mehr'],
  },
};

/**
 * Asks who is writing and how to stop the messages (CTIA: HELP must be answered). Alone or with
 * courtesies.
 */
export const HELP_WORDS: Words = {
  en: ['help', 'info', 'help me', 'help info', 'information'],
  es: ['ayuda', 'ayudame', 'informacion'],
  fr: ['aide', 'aidez moi'],
  pt: ['ajuda', 'informacao'],
  de: ['hilfe', 'hilf mir'],
};

/** Asks for messages again. Alone or with courtesies. */
export const START_WORDS: Words = {
  en: ['start', 'unstop', 'subscribe', 'resubscribe', 'opt in', 'optin', 'opt me in', 'resume', 'restart', 'start all'],
  es: ['alta', 'suscribir', 'suscribirme', 'empezar', 'comenzar'],
  fr: ['commencer', 'abonner', 'me reabonner', 'reabonner', 'inscription'],
  pt: ['iniciar', 'comecar', 'inscrever', 'voltar'],
  de: ['anmelden', 'starten', 'fortsetzen'],
};

/** A bare yes. Alone only: "yes please" belongs to a conversation. */
export const YES_WORDS: Words = {
  en: ['yes', 'y', 'yes start'],
  es: ['si'],
  fr: ['oui'],
  pt: ['sim'],
  de: ['ja'],
};
