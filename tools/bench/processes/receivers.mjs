// Webhook receivers, one for each argument: `good` or a kind of fault. Prints their ports. Good
// receivers record the age of each event on arrival; a GET returns and clears these ages. From
// `picture`, a GET reads a file of 5 MB.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

let ages = [];

const behaviors = {
  good: async (request, response) => {
    const body = await text(request);
    ages.push(Date.now() - Date.parse(JSON.parse(body).timestamp));
    response.writeHead(204).end();
  },
  error: (_request, response) => void response.writeHead(500).end('no'),
  hang: () => undefined,
  reset: (request) => void request.socket.resetAndDestroy(),
  drip: (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    const drip = setInterval(() => response.write('.'), 200);
    response.on('close', () => clearInterval(drip));
  },
  endless: (_request, response) => {
    response.writeHead(200);
    const pour = () => {
      while (!response.destroyed && response.write(CHUNK));
      if (!response.destroyed) response.once('drain', pour);
    };
    pour();
  },
  redirect: (request, response) => void response.writeHead(302, { location: `http://${request.headers.host}/` }).end(),
  gone: (_request, response) => void response.writeHead(410).end(),
  slow: (_request, response) => void setTimeout(() => response.writeHead(204).end(), SLOW_MS),
  picture: (_request, response) => void response.writeHead(405).end(),
};
const CHUNK = Buffer.alloc(16 * 1024, 'x');
const SLOW_MS = 1_500;

/** A transparent pixel as PNG, with bytes after its end, different at each path. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PICTURE_BYTES = 4_900_000;
const pictures = new Map();
const pictureAt = (path) => {
  const pixel = Buffer.from(PIXEL, 'base64');
  if (!pictures.has(path)) pictures.set(path, Buffer.concat([pixel, randomBytes(PICTURE_BYTES - pixel.length)]));
  return pictures.get(path);
};

const ports = await Promise.all(
  process.argv.slice(2).map(
    (behavior) =>
      new Promise((done) => {
        const server = createServer((request, response) => {
          request.on('error', () => undefined);
          response.on('error', () => undefined);
          if (request.method !== 'GET') {
            if (behavior !== 'good') request.resume();
            return void behaviors[behavior](request, response);
          }
          if (behavior === 'picture') {
            response.writeHead(200, { 'content-type': 'image/png' }).end(pictureAt(request.url));
            return;
          }
          response.end(JSON.stringify(ages));
          ages = [];
        });
        server.listen(0, '127.0.0.1', () => done(server.address().port));
      }),
  ),
);
process.stdout.write(`${JSON.stringify(ports)}\n`);
process.on('SIGTERM', () => process.exit(0));
