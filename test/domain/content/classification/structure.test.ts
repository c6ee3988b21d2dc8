import { classifyMessage } from '../../../../src/domain/content/classification/classify-message.ts';

const isMarketing = (text: string): boolean => classifyMessage(text).marketing;

test.each([
  ['Your lasagna pan was repaired at 5', 'Taste our lasagna'],
  ['Your yoga mat is on its way', 'Bring a mat to our yoga night'],
  ['Your Black Friday order arrived in Reno', 'Our Black Friday event is here'],
  ['Su vestido se entregó ayer', 'Descubre nuestros vestidos'],
  ['Votre robe est prête', 'Venez essayer nos robes'],
  ['Ihre Brille ist im Geschäft angekommen', 'Entdecken Sie unsere Brillen'],
  ['Seu vestido foi entregue', 'Venha conhecer nossos vestidos'],
])('"%s" is a record and "%s" is an invitation', (record, invitation) => {
  expect([isMarketing(record), isMarketing(invitation)]).toEqual([false, true]);
});

test('an invitation beside the record of an order is marketing', () => {
  expect(isMarketing('Your order has shipped! While you wait, taste our new cold brew')).toBe(true);
});

test('a discount that was applied to an order is part of its record', () => {
  expect(isMarketing('Your 20% student rate was verified. It takes effect with your next invoice.')).toBe(false);
});

test('goods in the name of the sender are no sign of marketing', () => {
  expect(isMarketing('Pizza & Pasta Gym: we close at 5 today')).toBe(false);
});

test.each(['Tired of cooking?', 'Your dog deserves the best', 'No cover and no commitment at Blue Door'])(
  '"%s" is marketing without an offer',
  (text) => {
    expect(isMarketing(text)).toBe(true);
  },
);

test.each([
  'Corner Shop: You are subscribed. Up to 4 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to end.',
  'Corner Shop: For help see https://shop.example/help. Msg & data rates may apply. Reply STOP to unsubscribe.',
  'Acme Coffee: you are out and will get no more messages. START subscribes you again.',
  'Acme Pizza: your table is ready. Reply STOP to opt out.',
])('what a program must say of itself is not marketing: "%s"', (text) => {
  expect(isMarketing(text)).toBe(false);
});
