import type { Language } from './keywords.ts';
import { list } from './list.ts';

type Phrases = Readonly<Partial<Record<Language, readonly string[]>>>;

/**
 * Opt-out phrases without a keyword, folded. 47 CFR 64.1200(a)(10) accepts any reasonable means;
 * the English list follows what Postscript documents ("don't text", "take me off this list", "wrong
 * number"). A phrase counts anywhere in the message, unless a negation stands before it.
 */
export const STOP_PHRASES: Phrases = {
  en: list(`
    stop texting, stop messaging, stop contacting, stop sending, stop txting, stop spamming, stop calling,
    stop bothering, stop harassing, stop all messages, stop all texts, stop the texts, stop the messages,
    stop these texts, stop these messages, stop with the texts, quit texting, quit messaging, quit sending,
    quit contacting, quit spamming, dont text, dont message, dont contact, dont send me, do not text,
    do not message, do not contact, do not send me, do not disturb me, never text, never contact,
    never message, no more texts, no more messages, no more text messages, no more msgs, no more sms,
    take me off, take my number off, remove me, remove my number, remove this number, delete my number,
    delete me from, lose my number, lose this number, wrong number, wrong person, wrong phone number,
    leave me alone, opt me out, want to opt out, like to opt out, wish to opt out, want out of this list,
    i am opting out, im opting out, how do i opt out, how to opt out, how do i unsubscribe,
    how can i unsubscribe, how to unsubscribe, how do i stop these, how do i get off this list, unsubscribe me,
    want to unsubscribe, like to unsubscribe, wish to unsubscribe, want these to stop, make it stop,
    cancel text messages, cancel texts, cancel messages, cancel these messages, cancel these texts,
    cancel all messages, cancel all texts, cancel text alerts, cancel sms, end these texts, end these messages,
    end all messages, i revoke, revoke my consent, revoke consent, withdraw my consent, withdraw consent,
    i did not consent, i didnt consent, never signed up, didnt sign up, did not sign up, didnt subscribe,
    fuck off, piss off, get lost, you have the wrong, cease and desist, not interested stop
  `),
  es: list(`
    no me envie, no me envien, no me envies, no me mande, no me manden, no me mandes, no me escriba,
    no me escriban, no me escribas, no me contacten, no me molesten, no enviar mas, no envien mas,
    no mas mensajes, no mas sms, no quiero recibir, no quiero mas, no deseo recibir, dejen de enviar,
    deje de enviar, dejen de escribir, deja de enviar, deja de escribir, dejen de molestar, darme de baja,
    dame de baja, deme de baja, denme de baja, quiero la baja, borren mi numero, borre mi numero,
    eliminen mi numero, eliminar mi numero, quiteme de, quitenme de, saquenme de, numero equivocado,
    cancelar mensajes, cancelar los mensajes, parar mensajes, para los mensajes
  `),
  fr: list(`
    ne menvoyez plus, ne menvoie plus, ne mecrivez plus, ne mecris plus, ne me contactez plus,
    ne me contactez pas, ne plus recevoir, ne veux plus recevoir, ne souhaite plus recevoir, plus de messages,
    plus de sms, arretez de menvoyer, arrete de menvoyer, arretez de mecrire, arretez denvoyer, arretez les,
    me desabonner, desabonnez moi, me desinscrire, desinscrivez moi, retirez moi, supprimez mon numero,
    supprimez moi, enlevez moi, mauvais numero, faux numero, laissez moi tranquille, erreur de numero
  `),
  pt: list(`
    nao me envie, nao me enviem, nao me mande, nao me mandem, nao envie mais, nao enviem mais, nao mande mais,
    nao mandem mais, nao quero receber, nao quero mais, nao desejo receber, pare de enviar, parem de enviar,
    pare de mandar, parem de mandar, me descadastre, me descadastrar, me tire da lista, me tirem da lista,
    me remova, me remove da lista, remova meu numero, sair da lista, numero errado, cancelar mensagens,
    chega de mensagens, me deixe em paz, me deixem em paz
  `),
  de: list(`
    keine sms mehr, keine nachrichten mehr, keine weiteren nachrichten, keine weiteren sms, keine werbung mehr,
    schreiben sie mir nicht, schreib mir nicht, schicken sie mir keine, schick mir keine, senden sie mir keine,
    nicht mehr schreiben, nicht mehr kontaktieren, horen sie auf, hort auf, hor auf, ich mochte mich abmelden,
    mich abmelden, mich austragen, melden sie mich ab, meldet mich ab, nehmen sie mich von, nehmt mich von,
    loschen sie meine nummer, loscht meine nummer, falsche nummer, lassen sie mich in ruhe, lasst mich in ruhe,
    widerrufe meine einwilligung, ich widerrufe
  `),
};

/** Complaints without a clear opt-out: a person should review them. */
export const REVIEW_PHRASES: Phrases = {
  en: list(`
    not interested, no longer interested, this is spam, report you, reporting this, reported as spam,
    my lawyer, my attorney, sue you, class action, tcpa, do not call, who gave you my number,
    how did you get my number, how did you get this number, is a scam, too many texts, too many messages
  `),
  es: ['no me interesa', 'no estoy interesado', 'no estoy interesada', 'es spam', 'mi abogado', 'voy a denunciar'],
  fr: ['pas interesse', 'pas interessee', 'cest du spam', 'mon avocat', 'porter plainte'],
  pt: ['nao tenho interesse', 'nao me interessa', 'e spam', 'meu advogado', 'vou denunciar'],
  de: ['kein interesse', 'das ist spam', 'mein anwalt', 'abmahnung', 'anzeige erstatten'],
};
