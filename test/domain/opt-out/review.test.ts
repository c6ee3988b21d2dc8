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

test('an order to stop something that no list names is reviewed and does not opt out', () => {
  const texts = list(`unfollow the knitting circle | stoppez la tondeuse`);
  expect(intents(texts)).toEqual(all('review', texts));
});

test('a negation ends at the word that draws a conclusion', () => {
  const texts = list(`
    ya no soy cliente así que paren | je ne suis plus client donc arrêtez | não sou mais cliente então parem`);
  for (const text of texts) expect(['stop', 'review']).toContain(classifyInbound(text).intent);
});
