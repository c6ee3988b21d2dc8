import { list } from '../list.ts';
import type { Language } from './language.ts';

/**
 * How the reason after a command begins: a subject or a conjunction. None of these words begins
 * what a command is about: "stop by", "stop the car", "stop on Monday".
 */
export const REASON_OPENINGS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: list(`
    i, im, ive, id, ill, i m, i ve, i d, i ll, we, were, weve, he, hes, she, shes, they, theyre, theyve, you, youve, u, this is, this was, this isnt,
    this number, this phone, its, it is, it was, there is, there are, theres, because, becuz, becos, bcz, bc, bcuz, cuz, coz, cause, since, due to,
    sorry, not interested, wrong number, wrong person, nobody, noone, no one, too many, too much, too early, too late, too often, already bought, already have,
    never signed, never asked, never ordered, never agreed, these are, reason is, reason being, as i, as we, as this, given that
  `),
  es: list(`
    yo, porque, pq, xq, ya no, ya tengo, ya compre, es que, estoy, soy, tengo, trabajo, no soy, no tengo, no vivo, no conozco, no compro, no uso, nos mudamos,
    me mude, este es, este numero, este celular, esto es, ustedes, usted, se equivocaron, se equivoca, nunca, demasiados, demasiado, son las, lo siento, perdon, ya que,
    numero equivocado, nosotros
  `),
  fr: list(`
    je, j, car je, car c, car nous, car vous, parce, puisque, c est, ce n est, ce numero, ce telephone, nous, vous m, vous n, vous etes, vous avez, il est, il y a, elle, desole, desolee, trop de, jamais,
    ca fait, on m, on est, mauvais numero, deja
  `),
  pt: list(`
    eu, estou, sou, tenho, trabalho, porque, pois, ja comprei, ja tenho, ja nao, nao sou, nao tenho, nao moro, nao conheco, nao uso, nao compro, este numero, esse numero,
    este telefone, e que, nos mudamos, voces, voce, nunca, desculpe, desculpa, muitas mensagens, mudei, numero errado, sao tres
  `),
  de: list(`
    ich arbeite, ich bin, ich hab, ich habe, ich wohne, ich lebe, ich kenne, ich kann, ich will, ich brauche, ich bekomme, ich kriege, ich nutze, ich schlafe, ich war,
    ich wurde, ich kaufe, ich fahre, wir, weil, da ich, da wir, denn ich, das ist, das war, dies ist, es ist, ihr, falsche nummer, falsche person, zu viele, zu oft, zu viel, kein interesse,
    leider, sorry, diese nummer, er ist, sie ist
  `),
};

/** They begin a reason only after punctuation: "stop my order" is about the order. */
export const REASON_POSSESSIVES: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['my', 'our', 'have', 'got'],
  es: ['mi', 'mis', 'nuestro', 'nuestra'],
  fr: ['mon', 'ma', 'mes', 'notre'],
  pt: ['meu', 'minha', 'nosso', 'nossa'],
  de: ['mein', 'meine', 'unser', 'unsere', 'habe'],
};
