import { afterReading } from '../../src/http/after-reading.ts';

test('requests that arrive together are handled before the first of them is answered, and later ones do not wait', async () => {
  const order: string[] = [];
  const request = async (name: string): Promise<void> => {
    order.push(`handle ${name}`);
    await afterReading();
    order.push(`answer ${name}`);
  };
  // Timers of one time run one after the other, each with its promises, as reads of sockets do.
  const arrive = (name: string): Promise<void> =>
    new Promise((done, fail) => {
      setTimeout(() => void request(name).then(done, fail), 1);
    });
  await Promise.all([arrive('first'), arrive('second')]);
  await arrive('third');
  expect(order).toEqual([
    ...['handle first', 'handle second', 'answer first', 'answer second'],
    ...['handle third', 'answer third'],
  ]);
});
