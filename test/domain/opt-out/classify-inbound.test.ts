import fc from 'fast-check';
import { classifyInbound } from '../../../src/domain/opt-out/classify-inbound.ts';

const list = (text: string) => text.split('|').map((item) => item.trim());
const rule = (text: string) => classifyInbound(text).ruleId;
const intents = (...texts: string[]) => texts.map((text) => [text, classifyInbound(text).intent]);
const all = (intent: string, texts: string[]) => texts.map((text) => [text, intent]);

test('each keyword of 47 CFR 64.1200(a)(10) opts out on its own', () => {
  const words = ['stop', 'quit', 'end', 'revoke', 'opt out', 'cancel', 'unsubscribe'];
  expect(intents(...words)).toEqual(all('stop', words));
});

test('keywords of carriers and other languages opt out on their own', () => {
  const words = list(`
    STOPALL | Stop all | UNSUB | OPTOUT | Opt-Out | REMOVE | ARRET | Arrêt | ALTO | Para | BAJA | TD | Darme de baja |
    désabonner | Désinscription | sair | Parar | descadastrar | Stopp | Abmelden | kündigen`);
  expect(intents(...words)).toEqual(all('stop', words));
});

test('detects a STOP despite case, width, style, accents, emoji, spacing and punctuation', () => {
  const texts = [
    ...list(`
    stop | STOP | STOP!!! | "stop" | 'STOP' | stop 🛑 | 🛑🛑 STOP 🛑🛑 | ＳＴＯＰ | 𝐒𝐓𝐎𝐏 | ⓢⓣⓞⓟ | S T O P | s.t.o.p | S-T-O-P |
    st\u200bop | stooooop | STOPPPP | stop?`),
    ' Stop. ',
  ];
  expect(intents(...texts)).toEqual(all('stop', texts));
});

test('homoglyphs of other alphabets are read as Latin letters, and words of those alphabets are not', () => {
  for (const text of ['ꜱᴛᴏᴘ', 'ѕтор', 'STОP', 'υnsubscribe'])
    expect({ text, ...classifyInbound(text) }).toMatchObject({ intent: 'stop' });
  for (const text of ['спорт', 'да, спасибо', 'όχι'])
    expect({ text, ...classifyInbound(text) }).toMatchObject({ intent: 'none' });
});

test('a stop sign opts out alone; beside words, the words decide', () => {
  for (const text of ['🛑', '⛔️', ' 🛑🛑 '])
    expect(classifyInbound(text)).toEqual({ intent: 'stop', ruleId: 'stop.sign' });
  for (const text of ['🛑 is my favourite emoji', '👍', '🙏']) expect(classifyInbound(text).intent).not.toBe('stop');
});

test('detects a STOP with polite words around it', () => {
  const texts = list(`
    please stop | Stop, please! | ok stop | STOP thanks | Hi, please unsubscribe | cancel please | quit now |
    por favor, baja | Alto ya | arrêtez svp | arrêt s'il vous plaît | bitte abmelden | parar por favor |
    stop stop stop | No, stop | No! Stop! | Non, stop | yes stop | STOP UNSUBSCRIBE | please stop now`);
  expect(intents(...texts)).toEqual(all('stop', texts));
});

test('a strong keyword opts out together with its object', () => {
  const texts = list(`
    stop these messages | Unsubscribe me from this list | stop sending me texts | stop texting | STOP 36180 |
    STOP au 36180 | unsubscribe me please | stop all texts | STOP SMS | stop it | i said STOP | opt me out`);
  expect(intents(...texts)).toEqual(all('stop', texts));
});

test('an opt-out sentence within a longer message opts out', () => {
  const texts = [
    'I told you already. STOP.',
    'Stop. I already told you guys',
    'not interested, stop',
    'Stop\n\nSent from my phone',
    'Wtf!! Unsubscribe!!',
  ];
  expect(intents(...texts)).toEqual(all('stop', texts));
});

test('plain-language requests opt out without a keyword', () => {
  const texts = list(`
    Don't text me anymore | don’t text this phone | DO NOT CONTACT ME | Take me off this list | remove me |
    un-subscribe | STOP2QUIT | reply stop | cease and desist | not interested, stop! | No more. |
    Please remove my number from your list | wrong number | You have the wrong person | leave me alone!! |
    I want to opt out of these | how do I unsubscribe? | no more texts pls | lose my number | i revoke my consent |
    Stop texting me or I will block you | cancel these messages | fuck off | I never signed up for this |
    no me envíen más mensajes | No quiero recibir más | quiero darme de baja | número equivocado |
    ne m'envoyez plus de sms | Je ne veux plus recevoir vos messages | mauvais numéro | Je veux me désabonner |
    não me mande mais mensagens | não quero receber | número errado | quero sair da lista | keine SMS mehr bitte |
    Schreiben Sie mir nicht mehr | falsche Nummer | Ich möchte mich abmelden`);
  expect(intents(...texts)).toEqual(all('stop', texts));
});

test('a keyword with one typo opts out in a short message', () => {
  const texts = list(`
    STPO | sotp | stp | Sto | stopp | stops | dtop | cancle | unsb | unsubb | optotu | qiut | unsuscribe`);
  expect(intents(...texts)).toEqual(all('stop', texts));
});

test('words that are only spelled like a keyword do not opt out', () => {
  const texts = list(`
    shop | Step | top | quiet | quite | suit | cancer | slop | and | send | bend | auto`);
  expect(intents(...texts)).toEqual(all('none', texts));
});

test('negations, idioms and everyday words do not opt out', () => {
  const texts = [
    ["don't stop", 'none'],
    ['please don’t stop!', 'none'],
    ['do not stop', 'none'],
    ['Never stop', 'none'],
    ["please don't stop texting me", 'none'],
    ['non-stop flights?', 'none'],
    ['nonstop', 'none'],
    ['when does the sale end?', 'none'],
    ['When is the end of the month', 'none'],
    ["I'll stop by tomorrow", 'none'],
    ['which bus stop is it', 'none'],
    ['no cancelar', 'none'],
    ["n'arrête pas", 'none'],
    ['gracias, esto es para mi hermana', 'none'],
    ['nicht abmelden', 'none'],
    ['não parar', 'none'],
    ['See you at the weekend', 'none'],
    ['Where is bus stop 5', 'none'],
    ['no', 'none'],
    ['', 'none'],
    ['🙂', 'none'],
    ['?!', 'none'],
    ['cancel my appointment', 'none'],
    ['Can I cancel my order?', 'none'],
    ['I do not want you to stop texting me', 'none'],
    ['quit my job today', 'none'],
    ['Quiero cancelar mi cita', 'none'],
    ['je veux annuler mon rendez-vous', 'none'],
    ['Ich will meinen Vertrag kündigen', 'none'],
    ['wrong number of items in my order', 'none'],
    ["don't send me the red shirt, send the blue", 'none'],
    ['remove me from the 5pm slot', 'none'],
    ['unsubscribe me from email but keep texts', 'none'],
    ['stop calling me, text me instead', 'none'],
    ['no quiero darme de baja', 'none'],
    ['arrest', 'none'],
  ] as const;
  expect(intents(...texts.map(([text]) => text))).toEqual(texts.map(([...pair]) => pair));
});

test('an ambiguous message is flagged for review and does not opt out', () => {
  const texts = list(`
    I want to cancel | does it ever stop | yes cancel | not interested | this is spam | I will talk to my lawyer |
    can I opt out later | haha stop it | stop emailing me | don't text me after 9pm | I'm not Linda`);
  expect(intents(...texts)).toEqual(all('review', texts));
});

test('a message that may be a wish to stop is reviewed, in each language that the grammar reads', () => {
  const texts = list(`
    no thanks | who put me on here | these alerts are no use to me | I know my rights |
    non merci | qui m'a inscrit là-dessus | c'est du harcèlement | vos offres ne m'intéressent absolument pas |
    ya no compro con ustedes | quién me metió aquí | métanse sus mensajes por donde les quepan |
    nein danke | wer hat mich hier eingetragen | steckt euch die SMS sonstwohin |
    dispenso | quem me colocou aqui | vou abrir reclamação no Procon`);
  expect(intents(...texts)).toEqual(all('review', texts));
});

test('an order to stop with a contrast, another person, a name or another object is reviewed', () => {
  const texts = list(`
    stop sending me the men's deals, I want women's | omg stop it you're too kind | Thanks for not giving up on me |
    no me manden de hombre, quiero ofertas de mujer | arrêtez les pubs homme, je veux celles pour femme |
    Call me don't text, I'm driving`);
  expect(intents(...texts)).toEqual(all('review', texts));
});

test('everyday messages are not reviewed', () => {
  const texts = list(`
    where do I park | my parcel is late | is the sale still on? | ok see you then | the food was cold |
    vous êtes ouverts dimanche? | merci beaucoup bonne journée | tienen talla 38? | llego en 5 minutos |
    was kostet das? | bin unterwegs, danke | quanto custa o frete | bom fim de semana`);
  expect(intents(...texts)).toEqual(all('none', texts));
});

test('help keywords request help, alone or with polite words', () => {
  const texts = list(`
    HELP | help! | Info | help please | AYUDA | ayuda por favor | aide | Hilfe | AJUDA | help me`);
  expect(intents(...texts)).toEqual(all('help', texts));
  expect(intents('I can help you tomorrow')).toEqual([['I can help you tomorrow', 'none']]);
});

test('start keywords opt in, and YES only on its own', () => {
  const texts = list(`
    START | unstop | Yes | YES! | y | Sí | si | Oui | JA | Sim | opt in | subscribe | start please | alta`);
  expect(intents(...texts)).toEqual(all('start', texts));
  expect(intents('yes please', 'yes I will be there')).toEqual([
    ['yes please', 'none'],
    ['yes I will be there', 'none'],
  ]);
});

test('a reaction that quotes the footer of a message does not opt out', () => {
  for (const text of [
    'Liked “Sale today! Reply STOP to opt out”',
    'Reacted 👍 to "Text STOP to end"',
    'Loved an image',
  ]) {
    expect(classifyInbound(text)).toEqual({ intent: 'none', ruleId: 'none.reaction' });
  }
});

test('the rule that matched has a stable name', () => {
  expect([
    rule('Unsubscribe'),
    rule('opt out'),
    rule('please stop'),
    rule('I told you. Stop'),
    rule('take me off this list'),
    rule('STPO'),
    rule('I want to cancel'),
    rule('not interested'),
    rule('I no longer wish to receive texts'),
    rule('ayuda'),
    rule('start'),
    rule('hello there'),
  ]).toEqual([
    'stop.exact.en.unsubscribe',
    'stop.exact.en.opt_out',
    'stop.polite.en.stop',
    'stop.clause.en.stop',
    'stop.list.en',
    'stop.typo.en.stop',
    'review.mention.en',
    'review.complaint.en',
    'stop.wish.en',
    'help.exact.es.ayuda',
    'start.exact.en.start',
    null,
  ]);
});

test('classification never throws, and decoration does not change the meaning of a keyword', () => {
  const noise = fc.stringMatching(/^[ !.?,;*~\u{1f600}-\u{1f64f}]{0,8}$/u);
  fc.assert(
    fc.property(noise, noise, fc.constantFrom('STOP', 'Unsubscribe', 'cancel', 'end'), (before, after, word) => {
      expect(classifyInbound(`${before}${word}${after}`).intent).toBe('stop');
    }),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      (text) => typeof classifyInbound(text).intent === 'string',
    ),
  );
});

test('STOP wins over START in one message, and a question for help with it is no call for HELP', () => {
  const texts = list(`STOP START | start stop | stop and start | START. No, STOP. | help me unsubscribe | HELP STOP`);
  expect(intents(...texts)).toEqual(all('stop', texts));
});

test('the time to classify a message grows no faster than its length', () => {
  const units = [
    'stop and ',
    'i do not want you to ',
    'a b c ',
    'no no no ',
    'unsubscribbe ',
    'text me the ',
    '«"“ ',
    'x',
  ];
  for (const unit of units) {
    const fastest = (length: number): number => {
      const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
      const times = Array.from({ length: 25 }, () => {
        // The fastest of several, because other processes take turns with this one. The time of the
        // processor is counted in steps that are longer than a short message takes.
        const before = performance.now();
        classifyInbound(text);
        return performance.now() - before;
      });
      return Math.max(0.01, Math.min(...times));
    };
    fastest(625);
    // Sixteen times the length: a quadratic search takes 256 times as long.
    expect(fastest(10_000) / fastest(625)).toBeLessThan(64);
  }
});

test('what stands beyond the first 10,000 characters takes no time', () => {
  const started = performance.now();
  classifyInbound('stop and '.repeat(200_000));
  classifyInbound('a'.repeat(1_000_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});

test.each(['STOP, I have asked before', 'I told you three times already. STOP.', 'Stop! My lawyer knows.'])(
  'a sentence that is only STOP opts out, whatever stands beside it: %s',
  (text) => {
    expect(classifyInbound(text).intent).toBe('stop');
  },
);
