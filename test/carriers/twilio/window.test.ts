import { createWindow, type RequestEnd, type Window } from '../../../src/carriers/twilio/window.ts';

const MAX = 100;

/** As many requests at once as the window allows, or fewer. */
function send(window: Window, how: RequestEnd, { requests = window.size, account = 'AC1' } = {}): void {
  for (let n = 0; n < requests; n += 1) window.begin(account);
  for (let n = 0; n < requests; n += 1) window.end(account, how);
}

test('while requests are answered in time, twice as many are sent at once, up to the maximum', () => {
  const window = createWindow(MAX);
  const sizes = [window.size];
  for (let n = 0; n < 4; n += 1) {
    send(window, 'in_time');
    sizes.push(window.size);
  }
  expect(sizes).toEqual([20, 40, 80, 100, 100]);
  expect(createWindow(5).size).toBe(5);
});

test('requests that do not use up the window, or that are answered late, let no more be sent', () => {
  const window = createWindow(MAX);
  for (let n = 0; n < 20; n += 1) send(window, 'in_time', { requests: 10 });
  for (let n = 0; n < 20; n += 1) send(window, 'late');
  expect(window.size).toBe(20);
});

test('too many requests halve the window once, however many of it are refused, and it grows slowly from there', () => {
  const window = createWindow(MAX);
  while (window.size < MAX) send(window, 'in_time');
  send(window, 'too_many');
  expect(window.size).toBe(50);
  send(window, 'in_time');
  expect(window.size).toBe(51);
  send(window, 'too_many');
  send(window, 'too_many');
  expect(window.size).toBe(12);
});

test('an account that has few of the requests does not make the window smaller', () => {
  const window = createWindow(MAX);
  for (let n = 0; n < 15; n += 1) window.begin('AC1');
  send(window, 'too_many', { requests: 5, account: 'AC2' });
  expect(window.size).toBe(20);
  window.end('AC1', 'too_many');
  expect(window.size).toBe(10);
});

test('at least one request may be in progress', () => {
  const window = createWindow(MAX);
  for (let n = 0; n < 10; n += 1) send(window, 'too_many');
  expect(window.size).toBe(1);
  while (window.size < 3) send(window, 'in_time');
});
