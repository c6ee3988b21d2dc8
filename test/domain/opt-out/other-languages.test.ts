import { classifyInbound } from '../../../src/domain/opt-out/classify-inbound.ts';
import { OTHER_LANGUAGES } from '../../../src/domain/opt-out/keywords/other-languages.ts';
import { entriesOf } from '../../../src/domain/word-list.ts';

test.each(Object.entries(OTHER_LANGUAGES))(
  'each stop word of a further language opts out alone, in capitals, with punctuation and with courtesies: %s',
  (_, { words, courtesies }) => {
    const texts = [...entriesOf(words), 'stop'].flatMap((word) => [
      word,
      word.toUpperCase(),
      `${word}!`,
      ...entriesOf(courtesies)
        .slice(0, 3)
        .flatMap((courtesy) => [`${word} ${courtesy}`, `${courtesy}, ${word}.`]),
    ]);
    expect(texts.filter((text) => classifyInbound(text).intent !== 'stop')).toEqual([]);
  },
);
