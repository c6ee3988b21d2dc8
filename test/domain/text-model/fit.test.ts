import { featuresOf, MODEL_SIZE } from '../../../src/domain/text-model/features.ts';
import { readModel, scoreText } from '../../../src/domain/text-model/linear-model.ts';
import { fit } from '../../../tools/train/fit.ts';

const features = (text: string) => featuresOf({ clauses: [text.split(' ')], asks: false });
const examples = [
  ...['no more of these', 'please no more', 'enough of these'].map((text) => [text, true] as const),
  ...['two more of these', 'the blue one please', 'is it open'].map((text) => [text, false] as const),
].map(([text, isMeant]) => ({ features: features(text), isMeant, weight: 1 }));

test('a model gives what it looks for a higher score, also in words that it has not seen, and is the same each time', () => {
  const model = fit(examples, MODEL_SIZE);
  expect(fit(examples, MODEL_SIZE)).toEqual(model);
  const score = (text: string) => scoreText(model, features(text));
  expect(score('no more')).toBeGreaterThan(0);
  expect(score('the red one')).toBeLessThan(0);
  expect(score('nomore')).toBeGreaterThan(score('open'));
});

test('the weights of a model are read as they were written', () => {
  const bytes = Int8Array.from([-127, 0, 1, 127]);
  const text = `0.5\n-1\n${Buffer.from(bytes.buffer).toString('base64')}`;
  const model = readModel(() => text);
  expect(model).toEqual({ weights: bytes, scale: 0.5, bias: -1 });
  expect(scoreText(model, new Set([0, 3]))).toBe(-1);
  expect(scoreText(model, new Set([3]))).toBe(62.5);
  expect(scoreText(model, new Set())).toBe(-1);
});

test('a message has at most a bounded number of features, however long it is', () => {
  const words = Array.from({ length: 5_000 }, (_, index) => `word${index}`);
  expect(featuresOf({ clauses: [words], asks: false })).toEqual(
    featuresOf({ clauses: [[...words, 'more']], asks: false }),
  );
});
