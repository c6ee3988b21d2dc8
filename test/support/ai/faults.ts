import type { ModelServer } from './model-server.ts';

/** What can go wrong with a model, and the fallback that tells it. */
export const FAULTS: readonly (readonly [fault: string, expected: string, arrange: (server: ModelServer) => void])[] = [
  ['never answers', 'timeout', (server) => (server.respond = () => undefined)],
  [
    'sends its answer byte by byte',
    'timeout',
    (server) => {
      server.respond = (response) => {
        response.writeHead(200);
        const timer = setInterval(() => response.write(' '), 20);
        response.once('close', () => clearInterval(timer));
      };
    },
  ],
  ['closes the connection', 'unavailable', (server) => (server.respond = (response) => response.destroy())],
  ['answers 500', 'unavailable', (server) => (server.respond = (response) => response.writeHead(500).end('{}'))],
  [
    'redirects the key elsewhere',
    'unavailable',
    (server) => (server.respond = (response) => response.writeHead(307, { location: `${server.url}/elsewhere` }).end()),
  ],
  [
    'sends megabytes',
    'invalid_answer',
    (server) => (server.respond = (response) => response.writeHead(200).end('x'.repeat(5_000_000))),
  ],
  ['is no model', 'invalid_answer', (server) => (server.respond = (response) => response.writeHead(200).end('<html>'))],
  ['answers with prose', 'invalid_answer', (server) => server.say('Sure! Here is what you asked for.')],
  [
    'answers with another form',
    'invalid_answer',
    (server) => server.say({ choices: [1, 2], text: 7, findings: 'none' }),
  ],
  [
    'nests its answer',
    'invalid_answer',
    (server) => server.say(`{"text":${'['.repeat(20_000)}${']'.repeat(20_000)},"variants":{},"findings":{}}`),
  ],
];
