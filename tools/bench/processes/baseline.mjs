// The limits: a bare Koa, and a bare Koa with bare pg, on the same machine in the same run.
import { createServer } from 'node:http';
import Koa from 'koa';
import pg from 'pg';
import rawBody from 'raw-body';
import { whoamiAnswer } from './whoami-answer.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });

const FIND_LINK =
  'SELECT l.url FROM link_codes c JOIN links l ON l.tenant_id = c.tenant_id AND l.id = c.link_id WHERE c.code = $1';

let received = 0;
/** Requests that wait for a number of events. Polling would slow down what is measured. */
const waiting = new Map();

const app = new Koa();
app.use(async (ctx) => {
  if (ctx.method === 'GET') {
    const { path, query } = ctx;
    if (path.startsWith('/l/')) {
      const { rows } = await pool.query({ name: 'link', text: FIND_LINK, values: [path.slice(3)] });
      ctx.redirect(rows[0].url);
      ctx.body = null;
      ctx.status = 302;
      return;
    }
    if (path === '/received' && received < Number(query.min))
      await new Promise((done) => waiting.set(Number(query.min), done));
    ctx.body = path === '/received' ? String(received) : 'ok';
    return;
  }
  const { id, params } = JSON.parse((await rawBody(ctx.req)).toString('utf8'));
  if (ctx.path === '/json') {
    ctx.body = { jsonrpc: '2.0', id, result: whoamiAnswer };
    return;
  }
  const { rows } = await pool.query({ name: 'limit', text: params.sql, values: params.values });
  ctx.body = { jsonrpc: '2.0', id, result: rows[0] };
});
const handle = app.callback();
// The sink bypasses Koa, so that the sender is measured and not the receiver.
createServer((request, response) => {
  if (request.url !== '/sink') {
    void handle(request, response);
    return;
  }
  request.resume();
  request.on('end', () => {
    received += 1;
    waiting.get(received)?.();
    response.writeHead(204).end();
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
