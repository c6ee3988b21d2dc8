import { lists } from '../../../generated/lexicon/opt-out/grammar/de.ts';
import type { LanguageData } from '../grammar/language-data.ts';

export const de: LanguageData = {
  language: 'de',
  words: lists,
  rules: [
    [
      'none',
      'negated',
      [
        'not stop|leave',
        'stop not',
        'no leave',
        'leave not',
        'want|ask self? not leave',
        'self not leave',
        'not self leave',
      ],
    ],
    [
      'review',
      'channel',
      [
        'stop channel contact|send self',
        'channel self? not|more !contact|send',
        'contact|send self? no channel !messages',
      ],
    ],
    [
      'none',
      'scope',
      [
        'send self? no thing',
        'no thing',
        'thing ~ remove|cancel|stop|finish',
        'send self ~ not ~ thing',
        'contact self? not ~ thing',
      ],
    ],
    [
      'review',
      'limit',
      ['contact self? limit not', 'contact self? not limit', 'no messages limit', 'no more? messages more? limit'],
    ],
    [
      'stop',
      'revocation',
      ['consent ~ revoke', 'revoke ~ messages|consent|number|list', 'revoke ~ contact|send', '^ revoke $'],
    ],
    [
      'stop',
      'refusal',
      [
        'contact self? more? not more? !thing',
        'contact self no messages',
        'send self? more? no|not ~ messages|more',
        'contact self? no messages',
        'send self messages not',
        'no ~ messages more',
        'no more ~ receive',
        'no messages ~ receive|send|contact',
        'no messages $',
        'no contact',
        'self not more? contact|send',
        'self ~ not more? contact|send',
        'not more contact|send|receive',
        'not contact|send $',
      ],
    ],
    [
      'stop',
      'wish',
      [
        'want|ask ~ no ~ messages|contact',
        'want ~ not ~ receive|contact|send|messages',
        'want|ask ~ messages ~ not|no',
        'want|ask ~ no more',
        'want|ask ~ not more',
        'no messages ~ want',
        'messages ~ not want',
        'want|ask this ~ not more',
        'no want|ask ~ messages|contact|send',
      ],
    ],
    [
      'stop',
      'list',
      [
        'number|self ~ remove',
        'self|number ~ off list',
        'remove self|number off',
        'remove self|number|this',
        'number off list',
        'send|remove self off list',
        'self|number off ~ list',
      ],
    ],
    ['stop', 'unsubscribe', ['take self ~ off $', 'take self off $', 'take messages off $']],
    ['stop', 'command', ['messages ~ stop|finish', 'stop ~ messages|contact|send', 'finish messages']],
  ],
};
