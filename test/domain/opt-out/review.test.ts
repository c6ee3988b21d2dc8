import { classifyInbound } from '../../../src/domain/opt-out/classify-inbound.ts';

const list = (text: string) => text.split('|').map((item) => item.trim());
const intents = (texts: readonly string[]) => texts.map((text) => [text, classifyInbound(text).intent]);
const all = (intent: string, texts: readonly string[]) => texts.map((text) => [text, intent]);

test('a message that names nothing of an order and nothing everyday is reviewed, a question is not', () => {
  const texts = list(`
    there is a limit to everything | à bon entendeur | Sie sind gewarnt | é minha última resposta educada`);
  expect(intents(texts)).toEqual(all('review', texts));
  const questions = list(`what's the catch? | gibt es Rabatt für Senioren?`);
  expect(intents(questions)).toEqual(all('none', questions));
});

test('a threat is reviewed although the words beside it keep the messages coming', () => {
  const texts = list(`
    keep texting me and I will see you in court | never stop do you, what a bunch of clowns |
    I know my rights, you can't just text people`);
  expect(intents(texts)).toEqual(all('review', texts));
});

test('a refusal that a rule would read as keeping something is reviewed, keeping something is not', () => {
  const refusals = list(`
    Gardez vos offres pour d'autres | Behalten Sie Ihre Angebote | Why won't these stop, I've replied twice`);
  expect(intents(refusals)).toEqual(all('review', refusals));
  const wishes = list(`Gardez ma place svp | Behalten Sie den Termin | keep them coming`);
  expect(intents(wishes)).toEqual(all('none', wishes));
});

test('an ordinal beside a stop word is no day of the week', () => {
  const texts = list(`SAIR!!!! quarta vez | segunda vez que peço: parem`);
  for (const text of texts) expect(['stop', 'review']).toContain(classifyInbound(text).intent);
});

test('an order to stop something that no list names is reviewed and does not opt out', () => {
  const texts = list(`unfollow the knitting circle | stoppez la tondeuse`);
  expect(intents(texts)).toEqual(all('review', texts));
});

test('a negation ends at the word that draws a conclusion', () => {
  const texts = list(`
    ya no soy cliente así que paren | je ne suis plus client donc arrêtez | não sou mais cliente então parem`);
  for (const text of texts) expect(['stop', 'review']).toContain(classifyInbound(text).intent);
});

test('a verb that also stops messages is not reviewed beside an order, goods or a time', () => {
  const orders = list(`
    please cancel the pickup, I'll come tomorrow | take the second coat off the quote | I need to stop payment on a check |
    quiten el picante de la pizza | stoppez la livraison cette semaine | bitte die Torte stornieren |
    tira a pimenta do meu pedido`);
  expect(intents(orders)).toEqual(all('none', orders));
  const messages = list(`
    cancel the texts about my order | take me off your list, I already have a roofer | quit texting me about the house |
    we are vegetarians, please stop sending steak deals | if you text me about the house again I will sue |
    bitte den SMS Dienst beenden`);
  for (const text of messages) expect(['stop', 'review']).toContain(classifyInbound(text).intent);
});

test('an order, goods or a time do not hide words that can mean nothing but a refusal', () => {
  const texts = list(`
    my attorney will send you a bill | leave me alone I am at the dentist | our house is not for sale |
    is there a link to unsubscribe? | I'm broke, stop tempting me`);
  for (const text of texts) expect(['stop', 'review']).toContain(classifyInbound(text).intent);
});

test('an order to stop, or to take the person off, counts beside an order or a time', () => {
  const texts = list(`
    remove me, order was bad | take me off after this order | stop tuesday reminders | stop stop stop order |
    please stop with the discounts | stop sending me pizza coupons | stop, i already placed my order`);
  for (const text of texts) expect(['stop', 'review']).toContain(classifyInbound(text).intent);
  const others = list(`remove my order | cancel my 5pm | cancela mi pedido`);
  expect(intents(others)).toEqual(all('none', others));
});

test('a part of a hyphenated or elided entry means nothing by itself', () => {
  const texts = list(`me llamo Priya | le train s'arrête à Dijon | me queda perfecto`);
  expect(intents(texts)).toEqual(all('none', texts));
});

test('angry faces alone are reviewed, a raised hand with a stop sign opts out', () => {
  expect(intents(['🤬🤬', '✋🛑', '🙏🛑', '✋'])).toEqual([
    ['🤬🤬', 'review'],
    ['✋🛑', 'stop'],
    ['🙏🛑', 'stop'],
    ['✋', 'none'],
  ]);
});

test('a report that messages no longer arrive asks for them', () => {
  const texts = list(`
    I stopped receiving your messages, please turn them on again | je ne reçois plus vos messages |
    ya no me llegan sus mensajes, ¿qué pasó?`);
  expect(intents(texts)).toEqual(all('none', texts));
});

test('a stop word in a question that the next sentence denies does not opt out', () => {
  for (const text of ['unsubscribe? never!', 'STOP? No, I love these'])
    expect(classifyInbound(text).intent).toBe('review');
  expect(classifyInbound('Can you stop? Please. STOP.').intent).toBe('stop');
});

test('a refusal of what is sold, a message at night and a lack of permission are not everyday words', () => {
  const texts = list(`
    you may not text me | we rent, we can't buy a roof | I already have insurance | it's 3am |
    no vendo mi casa | ma maison n'est pas à vendre | mein Haus ist nicht zu verkaufen | minha casa não está à venda`);
  for (const text of texts) expect(['stop', 'review']).toContain(classifyInbound(text).intent);
});

test('a stop word beside delight, interest or a correction is reviewed, unless messages are named', () => {
  const texts = list(`
    Shut up and take my money | stop it! that dress is gorgeous | Stop. Oops, typo, we are four |
    Arrête ! J'arrive | ¡Basta! ya voy para allá | Hör auf! Bin schon unterwegs | Para tudo, que coisa linda 😍`);
  expect(intents(texts)).toEqual(all('review', texts));
  const orders = list(`
    stop texting me, the price is insane | Arrêtez vos SMS ! J'arrive pas à dormir | stop the messages I am coming to your office`);
  expect(intents(orders)).toEqual(all('stop', orders));
});

test('a stop word whose last letter is doubled opts out, and a name does not', () => {
  expect(intents(['SAIRR', 'Bajaa'])).toEqual(all('stop', ['SAIRR', 'Bajaa']));
  expect(intents(['Finn', 'toll'])).toEqual(all('none', ['Finn', 'toll']));
});

test('a message that says that a stop word was sent before is reviewed, whatever else it says', () => {
  const texts = list(`
    why do i still get these when i replied stop in may | I sent STOP by accident | Les puse ALTO en mayo y volvieron |
    j'ai pourtant bien envoyé STOP | STOPP hab ich doch schon geschrieben | já mandei SAIR semana passada`);
  expect(intents(texts)).toEqual(all('review', texts));
  const others = list(`mandei para o endereço errado | I said end of March | I said stop by at 5 | envié para mañana`);
  for (const [text, intent] of intents(others)) expect([text, intent]).not.toEqual([text, 'stop']);
  expect(others.map((text) => classifyInbound(text).ruleId)).not.toContain('review.told');
});

test('a short answer that denies nothing and names no message is not reviewed', () => {
  const texts = list(`
    This is Denise | Denise W | 2 please | already voted! | power is out | kid is 6 | option B | we won! | I signed it |
    Hier ist Sabine | Zwei bitte | C'est Nadine | Deux s'il vous plaît | Soy Maribel | Dois por favor | já votei`);
  expect(intents(texts)).toEqual(all('none', texts));
});

test('"no" before STOP is an answer, and no negation', () => {
  const texts = list('no thanks stop | no thank you, stop | No stop | no gracias stop');
  expect(intents(texts)).toEqual(all('stop', texts));
});
