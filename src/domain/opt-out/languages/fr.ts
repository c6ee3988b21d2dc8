import { lists } from '../../../generated/lexicon/opt-out/grammar/fr.ts';
import type { LanguageData } from '../grammar/language-data.ts';

export const fr: LanguageData = {
  language: 'fr',
  words: lists,
  elisions: ['m', 'n', 'd', 'l', 'j', 't', 's'],
  rules: [
    ['review', 'channel', ['stop channel contact|send self']],
    ['review', 'negated', ['stay more $']],
    ['none', 'negated', ['not stop|leave ~ not', 'not self? stop not', 'not self? leave not', 'not cancel not']],
    [
      'stop',
      'refusal',
      [
        'send more messages',
        'not self? contact more',
        'contact more $',
        'self contact|send more',
        'not ~ contact|send more',
        'contact self not|more',
        'send self not|more !thing',
        'want|ask more ~ receive',
        'not receive ~ messages',
        'want|ask more messages !thing',
        '^ more messages $',
        'not want|ask ~ more messages|receive|this',
        'not want|ask more',
      ],
    ],
    ['stop', 'request', ['ask stop $', '^ stop messages']],
    ['stop', 'wrong_number', ['not|denied number unknown', 'not|denied number ~ someone']],
  ],
};
