import fc from 'fast-check';
import { classifyInbound } from '../../../src/domain/opt-out/classify-inbound.ts';

const list = (text: string) => text.split('|').map((item) => item.trim());

describe('a command that opens a message', () => {
  const commands: Readonly<Record<string, readonly string[]>> = {
    en: list(`STOP | stop | Please stop | Unsubscribe | please unsubscribe me | Opt out | Opt me out | Stop texting me | Please stop texting me | STOP ALL |
      Remove me from your list | Take me off your list | Please remove my number | Stop sending me texts | Please unsubscribe me from your mailing |
      Unsubscribe me from this list | Don't text me anymore`),
    es: list('STOP | No me manden más mensajes | Darme de baja | Quiero darme de baja | Bórrenme de la lista'),
    fr: list('STOP | Désabonnez-moi | Ne m’envoyez plus de SMS | Retirez-moi de votre liste'),
    pt: list('STOP | Descadastrar | Não me mandem mais mensagens | Me tirem da lista'),
    de: list('STOP | Bitte abmelden | Keine SMS mehr | Bitte keine Nachrichten mehr'),
  };
  const reasons: Readonly<Record<string, readonly string[]>> = {
    en: list(`I work nights | I am at work | we moved to Ohio | this is my work phone | I never signed up | I get too many | I already have an appointment elsewhere |
      because I switched doctors | I already bought a car | you text me every morning | it is too early | I have a new dentist now | nobody here ordered a pizza |
      sorry I am busy with my kids | too many messages | wrong person | we closed our account on Monday | it is 3am here | I only shop online now`),
    es: list(
      'trabajo de noche | ya tengo dentista | porque me mudé a Texas | este es mi número del trabajo | yo no compré nada | nunca pedí esto',
    ),
    fr: list(
      'je travaille de nuit | parce que j’ai déménagé | c’est mon numéro professionnel | nous avons déjà un dentiste | j’ai changé de garage',
    ),
    pt: list(
      'eu trabalho à noite | porque mudei de cidade | já tenho dentista | este número é do trabalho | eu não comprei nada',
    ),
    de: list(
      'ich arbeite nachts | weil wir umgezogen sind | das ist mein Diensthandy | ich habe schon einen Zahnarzt | wir haben schon ein Auto',
    ),
  };

  test.each(Object.keys(commands))('is an opt-out whatever reason follows: %s', (language) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...commands[language]!),
        fc.constantFrom(' ', ', ', '. ', ' - ', '\n'),
        fc.constantFrom(...reasons[language]!),
        (command, separator, reason) => {
          const text = command + separator + reason;
          expect({ text, ...classifyInbound(text) }).toMatchObject({ intent: 'stop' });
        },
      ),
      { numRuns: 300 },
    );
  });

  test('is no opt-out where the words after it are what it is about, or ask for messages', () => {
    const texts = list(`
      Stop by the store | Can you stop by the store I am home | cancel my appointment | cancel, I am sick | end of March? | stop my order I moved | Stop at my house first |
      Quit I am home sick today | Cancel I cannot make it | Take me off the waitlist I found a table | Stop I want two | STOP I need the blue one |
      stop calling me, text me instead | Stop texting me after 9pm | stop texting me at work | Never stop texting me I love these | Stop I only want order updates |
      arrêtez-vous à l'accueil en arrivant | stop for gas I am late | stop it I love it | unsubscribe me from email only | Unsubscribe? Never!`);
    for (const text of texts)
      expect({ text, isStop: classifyInbound(text).intent === 'stop' }).toEqual({ text, isStop: false });
  });
});
