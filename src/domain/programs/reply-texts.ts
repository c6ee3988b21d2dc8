/** Languages that have default replies. */
export type ReplyLanguage = 'en' | 'es' | 'fr' | 'pt' | 'de';

/** What a default reply names. */
export interface ReplyWords {
  /** The brand of the program, or the name of the account. */
  readonly name: string;
  /** How often messages come; null when it is not known. */
  readonly frequency: string | null;
  /** An email address, page or phone number for help; null when none is known. */
  readonly contact: string | null;
}

/**
 * - `opted_out`: confirms a STOP and contains no marketing (47 CFR 64.1200(a)(12)).
 * - `opted_in`: a START restored the consent.
 * - `restored`: a START ended the opt-out of a customer who has not agreed to marketing.
 * - `confirm`: asks for the confirmation of a first consent. `confirmed`: it was given.
 * - `suppressed`: a START of a number to which the account sends nothing.
 * - `help`: answers HELP, also after a STOP, so it does not say that the person asked for messages.
 */
export type ReplyKind = 'opted_out' | 'opted_in' | 'restored' | 'confirmed' | 'confirm' | 'suppressed' | 'help';

type Texts = Readonly<Record<ReplyKind, (words: ReplyWords) => string>>;

const after = (label: string, value: string | null): string => (value === null ? '' : ` ${label} ${value}.`);

/**
 * The default replies by the language of the keyword. An opt-in confirmation names the sender, the
 * frequency, HELP, STOP and possible costs (CTIA Messaging Principles).
 */
const TEXTS: Readonly<Record<ReplyLanguage, Texts>> = {
  en: {
    opted_out: ({ name }) => `${name}: You are unsubscribed and will get no more texts. Reply START to get them again.`,
    opted_in: ({ name, frequency }) =>
      `${name}: You are subscribed again.${after('Msg frequency:', frequency)} Reply HELP for help, STOP to unsubscribe. Msg & data rates may apply.`,
    restored: ({ name }) =>
      `${name}: You get messages about your orders and account again, but no marketing. Reply HELP for help, STOP to unsubscribe. Msg & data rates may apply.`,
    confirmed: ({ name, frequency }) =>
      `${name}: You are subscribed.${after('Msg frequency:', frequency)} Reply HELP for help, STOP to unsubscribe. Msg & data rates may apply.`,
    confirm: ({ name, frequency }) =>
      `${name}: Reply YES to get our texts.${after('Msg frequency:', frequency)} Reply HELP for help, STOP to cancel. Msg & data rates may apply.`,
    suppressed: ({ name, contact }) => `${name}: We do not send texts to this number.${after('For help see', contact)}`,
    help: ({ name, contact }) =>
      `${name}:${after('For help see', contact)} Reply STOP to unsubscribe. Msg & data rates may apply.`,
  },
  es: {
    opted_out: ({ name }) =>
      `${name}: Baja confirmada. No recibirá más mensajes. Responda START para recibirlos otra vez.`,
    opted_in: ({ name, frequency }) =>
      `${name}: Alta restablecida.${after('Frecuencia:', frequency)} Responda HELP para ayuda, STOP para la baja. Pueden aplicar tarifas.`,
    restored: ({ name }) =>
      `${name}: Recibirá otra vez mensajes sobre sus pedidos y su cuenta, sin publicidad. Responda HELP para ayuda, STOP para la baja. Pueden aplicar tarifas.`,
    confirmed: ({ name, frequency }) =>
      `${name}: Alta confirmada.${after('Frecuencia:', frequency)} Responda HELP para ayuda, STOP para la baja. Pueden aplicar tarifas.`,
    confirm: ({ name, frequency }) =>
      `${name}: Responda SI para recibir nuestros mensajes.${after('Frecuencia:', frequency)} HELP para ayuda, STOP para cancelar. Pueden aplicar tarifas.`,
    suppressed: ({ name, contact }) => `${name}: No enviamos mensajes a este número.${after('Ayuda:', contact)}`,
    help: ({ name, contact }) =>
      `${name}:${after('Ayuda:', contact)} Responda STOP para la baja. Pueden aplicar tarifas.`,
  },
  fr: {
    opted_out: ({ name }) =>
      `${name} : Désinscription confirmée. Vous ne recevrez plus de messages. START pour les recevoir à nouveau.`,
    opted_in: ({ name, frequency }) =>
      `${name} : Inscription rétablie.${after('Fréquence :', frequency)} Répondez HELP pour de l'aide, STOP pour arrêter. Tarif SMS de votre opérateur.`,
    restored: ({ name }) =>
      `${name} : Vous recevez à nouveau les messages sur vos commandes et votre compte, sans publicité. HELP pour de l'aide, STOP pour arrêter. Tarif SMS de votre opérateur.`,
    confirmed: ({ name, frequency }) =>
      `${name} : Inscription confirmée.${after('Fréquence :', frequency)} Répondez HELP pour de l'aide, STOP pour arrêter. Tarif SMS de votre opérateur.`,
    confirm: ({ name, frequency }) =>
      `${name} : Répondez OUI pour recevoir nos messages.${after('Fréquence :', frequency)} HELP pour de l'aide, STOP pour annuler. Tarif SMS de votre opérateur.`,
    suppressed: ({ name, contact }) =>
      `${name} : Nous n'envoyons pas de messages à ce numéro.${after('Aide :', contact)}`,
    help: ({ name, contact }) =>
      `${name} :${after('Aide :', contact)} Répondez STOP pour arrêter. Tarif SMS de votre opérateur.`,
  },
  pt: {
    opted_out: ({ name }) =>
      `${name}: Cancelamento confirmado. Não enviaremos mais mensagens. Responda START para receber de novo.`,
    opted_in: ({ name, frequency }) =>
      `${name}: Inscrição retomada.${after('Frequência:', frequency)} Responda HELP para ajuda, STOP para cancelar. Podem incidir tarifas.`,
    restored: ({ name }) =>
      `${name}: Você volta a receber mensagens sobre seus pedidos e sua conta, sem publicidade. Responda HELP para ajuda, STOP para cancelar. Podem incidir tarifas.`,
    confirmed: ({ name, frequency }) =>
      `${name}: Inscrição confirmada.${after('Frequência:', frequency)} Responda HELP para ajuda, STOP para cancelar. Podem incidir tarifas.`,
    confirm: ({ name, frequency }) =>
      `${name}: Responda SIM para receber nossas mensagens.${after('Frequência:', frequency)} HELP para ajuda, STOP para cancelar. Podem incidir tarifas.`,
    suppressed: ({ name, contact }) => `${name}: Não enviamos mensagens para este número.${after('Ajuda:', contact)}`,
    help: ({ name, contact }) =>
      `${name}:${after('Ajuda:', contact)} Responda STOP para cancelar. Podem incidir tarifas.`,
  },
  de: {
    opted_out: ({ name }) =>
      `${name}: Abmeldung bestätigt. Sie erhalten keine Nachrichten mehr. START meldet Sie wieder an.`,
    opted_in: ({ name, frequency }) =>
      `${name}: Sie sind wieder angemeldet.${after('Häufigkeit:', frequency)} HELP für Hilfe, STOP zum Abmelden. Es gelten die Preise Ihres Anbieters.`,
    restored: ({ name }) =>
      `${name}: Sie erhalten wieder Nachrichten zu Bestellungen und Konto, keine Werbung. HELP für Hilfe, STOP zum Abmelden. Es gelten die Preise Ihres Anbieters.`,
    confirmed: ({ name, frequency }) =>
      `${name}: Sie sind angemeldet.${after('Häufigkeit:', frequency)} HELP für Hilfe, STOP zum Abmelden. Es gelten die Preise Ihres Anbieters.`,
    confirm: ({ name, frequency }) =>
      `${name}: Antworten Sie JA, um unsere Nachrichten zu erhalten.${after('Häufigkeit:', frequency)} HELP für Hilfe, STOP zum Abbrechen. Es gelten die Preise Ihres Anbieters.`,
    suppressed: ({ name, contact }) =>
      `${name}: An diese Nummer senden wir keine Nachrichten.${after('Hilfe:', contact)}`,
    help: ({ name, contact }) =>
      `${name}:${after('Hilfe:', contact)} STOP zum Abmelden. Es gelten die Preise Ihres Anbieters.`,
  },
};

const LANGUAGE = /\.(en|es|fr|pt|de)(?:\.|$)/;

/**
 * The language of the keyword that a rule recognized; English for a program's own keyword and for a
 * language without replies.
 */
export function languageOfRule(ruleId: string | null): ReplyLanguage {
  const [, language = 'en'] = LANGUAGE.exec(ruleId ?? '') ?? [];
  return language as ReplyLanguage;
}

export function replyText(kind: ReplyKind, language: ReplyLanguage, words: ReplyWords): string {
  return TEXTS[language][kind](words);
}
