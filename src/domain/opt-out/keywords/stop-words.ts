import { list } from '../list.ts';
import type { Language } from './language.ts';

/**
 * How many other words a stop word tolerates.
 * - `strong`: also opts out next to its object ("stop these messages").
 * - `plain`: with courtesies only ("cancel please").
 * - `common`: with courtesies only; otherwise everyday language ("when does the sale end?").
 */
export type Strength = 'strong' | 'plain' | 'common';

type Words = Readonly<Partial<Record<Language, readonly string[]>>>;

/**
 * Keywords of the languages that the grammar reads.
 *
 * Sources: 47 CFR 64.1200(a)(10) names stop, quit, end, revoke, opt out, cancel and unsubscribe as
 * sufficient by themselves; Twilio's default keywords add stopall and optout; AWS adds arret, td,
 * remove and opt-out. The Spanish, French, Portuguese and German words are those that senders print
 * in their footers.
 */
export const STOP_WORDS: Readonly<Record<Strength, Words>> = {
  strong: {
    // The misspellings are those too long for the edit-distance rule.
    en: list(`
      stop, stopall, stop all, unsubscribe, unsub, opt out, optout, opt me out, unsubscribe all, unsubs,
      un subscribe, stop2quit, stop2end, unenroll, opting out, dnc, do not call, do not contact, do not text,
      unsubcribe, unsuscribe, unsubscibe, unsubsribe, unsubscribed, unscubscribe, unsubscrib, unscribe, sopt, stahp, stawp, stap
    `),
    es: list(`
      darme de baja, darse de baja, dar de baja, dame de baja, deme de baja, denme de baja, desuscribir, desuscribirme, desuscribirse,
      desuscribeme, cancelar suscripcion, no mas mensajes, detener, detengan, detenganse
    `),
    fr: list(`
      arret, arretez, arreter, arrete, arreté, stoppez, stopper, desabonner, me desabonner, desabonnement, desabonnez moi, desabonne moi,
      desinscrire, me desinscrire, desinscription, desinscrivez moi, stop sms, stop pub
    `),
    pt: list(`
      descadastrar, descadastre, descadastro, desinscrever, desinscricao, cancelar inscricao, cancelar assinatura, cancelar cadastro,
      me descadastra, me descadastre, dessubscrever, desinscreva, descadastra
    `),
    de: list(`
      stopp, stoppen, abmelden, abmeldung, abbestellen, austragen, abbestellung, abbestelle, abmeldn, bitte austragen, kein interesse stop
    `),
  },
  plain: {
    en: [
      'quit',
      'revoke',
      'cancel',
      'remove',
      'cancel all',
      'quit all',
      'end all',
      'delete',
      'discontinue',
      'terminate',
      'cease',
      'remove all',
    ],
    es: [
      'parar',
      'cancelar',
      'cancela',
      'cancele',
      'cancelen',
      'eliminar',
      'borrar',
      'cancelar todo',
      'remover',
      'paren',
      'pararlo',
      'eliminenme',
      'borrenme',
      'quitenme',
      'cancelado',
    ],
    fr: ['annuler', 'resilier', 'supprimer', 'supprimez', 'retirer', 'resiliation', 'annulation', 'annulez', 'stoppe'],
    pt: ['parar', 'pare', 'parem', 'remover', 'excluir', 'cancelar', 'cancele', 'cancela', 'remova', 'exclua'],
    de: [
      'kündigen',
      'beenden',
      'aufhören',
      'löschen',
      'kuendigen',
      'aufhoeren',
      'loeschen',
      'kündigung',
      'kuendigung',
      'widerruf',
      'widerrufen',
      'beende',
      'entfernen',
    ],
  },
  common: {
    en: ['end', 'no more', 'go away', 'end it', 'no contact', 'enough'],
    es: [
      'alto',
      'para',
      'pare',
      'baja',
      'fin',
      'salir',
      'basta',
      'ya basta',
      'no mas',
      'ya no',
      'ya no mas',
      'salirme',
      'terminar',
      'nunca mas',
      'no molestar',
      'no molesten',
      'ya paren',
    ],
    fr: [
      'td',
      'fin',
      'assez',
      'ca suffit',
      'plus de messages',
      'plus de sms',
      'sortir',
      'quitter',
      'terminer',
      'plus rien',
      'stop merci',
    ],
    pt: ['sair', 'chega', 'fim', 'basta', 'nao mais', 'nunca mais', 'ja chega', 'parou'],
    de: [
      'ende',
      'schluss',
      'raus',
      'keine sms',
      'keine sms mehr',
      'keine nachrichten',
      'keine nachrichten mehr',
      'keine werbung',
      'nein danke stop',
      'aufhoren bitte',
      'es reicht',
      'reicht jetzt',
      'aus',
    ],
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
  en: [
    'start',
    'unstop',
    'subscribe',
    'resubscribe',
    'opt in',
    'optin',
    'opt me in',
    'resume',
    'restart',
    'start all',
    'yes start',
  ],
  es: ['alta', 'suscribir', 'suscribirme', 'empezar', 'comenzar'],
  fr: ['commencer', 'abonner', 'me reabonner', 'reabonner', 'inscription'],
  pt: ['iniciar', 'comecar', 'inscrever', 'voltar'],
  de: ['anmelden', 'starten', 'fortsetzen'],
};

/** Confirms a request of ours. Alone only: "yes please" belongs to a conversation. */
export const YES_WORDS: Words = {
  en: ['yes', 'y', 'yes start'],
  es: ['si'],
  fr: ['oui'],
  pt: ['sim'],
  de: ['ja'],
};

/**
 * Asks for messages again in words that do not name the keyword. It is answered with a request to
 * confirm: what these words want is less certain than START.
 */
export const START_PHRASES: Words = {
  en: list(`
    add me back, add me again, add me back in, add me back on, add me back to the list, add me to the list again, put me back, put me back on,
    put me back on the list, put me back on your list, put me back in, sign me up, sign me up again, sign me back up, opt me back in,
    opt me in again, opt back in, subscribe me, subscribe me again, resubscribe me, re subscribe me, re subscribe, i want back in, i want back on,
    i want to receive messages again, i want to get messages again, i want to receive texts again, i want to get texts again,
    i want to get your texts again, i want to receive your messages again, start texting me again, start messaging me again,
    turn messages back on, turn texts back on, turn them back on, send me texts again, send me messages again
  `),
  es: list(
    'quiero recibir mensajes otra vez, quiero recibir mensajes de nuevo, inscribanme de nuevo, denme de alta, dame de alta otra vez, agregame de nuevo, suscribeme otra vez',
  ),
  fr: list(
    'reinscrivez moi, reabonnez moi, remettez moi sur la liste, je veux recevoir vos messages a nouveau, rajoutez moi',
  ),
  pt: list(
    'quero receber mensagens de novo, quero voltar a receber, me adicione de novo, me inscreva de novo, me cadastre de novo',
  ),
  de: list(
    'meldet mich wieder an, melden sie mich wieder an, ich möchte wieder nachrichten erhalten, bitte wieder anmelden, wieder anmelden, nehmt mich wieder auf',
  ),
};
