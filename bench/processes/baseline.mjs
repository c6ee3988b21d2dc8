// The limits: what a bare Koa, or a bare Koa over a bare pg, does on the same machine at the same time.
import { createServer } from 'node:http';
import Koa from 'koa';
import pg from 'pg';
import rawBody from 'raw-body';
import { whoamiAnswer } from './whoami-answer.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });

let taken = 0;
/** Who waits for how many; asking every few milliseconds would take from what is measured. */
const waiting = new Map();

const app = new Koa();
app.use(async (ctx) => {
  if (ctx.method === 'GET') {
    const { path, query } = ctx;
    if (path === '/taken' && taken < Number(query.atLeast))
      await new Promise((done) => waiting.set(Number(query.atLeast), done));
    ctx.body = path === '/taken' ? String(taken) : 'ok';
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
const answered = app.callback();
// Who is sent to must cost as little as possible, or it is measured and not the sender.
createServer((request, response) => {
  if (request.url !== '/sink') {
    void answered(request, response);
    return;
  }
  request.resume();
  request.on('end', () => {
    taken += 1;
    waiting.get(taken)?.();
    response.writeHead(204).end();
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
