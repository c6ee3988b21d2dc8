import type { Context } from 'koa';

/** Answers an unknown path: explains the one endpoint and how to call it. */
export function pointToRpc(ctx: Context, status: 404 | 405, message: string): void {
  ctx.status = status;
  if (status === 405) ctx.set('Allow', 'POST');
  ctx.type = 'application/json';
  ctx.body = JSON.stringify({
    error: {
      message,
      call: {
        method: 'POST',
        path: '/rpc',
        body: { jsonrpc: '2.0', id: 1, method: 'agent.discover', params: { query: 'send a message' } },
      },
      agent_card: '/.well-known/agent.json',
      request_id: ctx.state.requestId as string,
    },
  });
}

/**
 * Specification 4.3 and 4.4: there is no REST API, and the paths of the API reference are not
 * routes.
 */
export function explainUnknownPath(path: string): string {
  if (path.startsWith('/a2a/'))
    return 'This path only names a skill in the API reference. Call the skill with POST /rpc.';
  if (/^\/(api|v1|rest)(\/|$)/.test(path)) return 'This route does not exist. Call skills with POST /rpc.';
  return 'This path does not exist. Call skills with POST /rpc; the documentation is at /docs.';
}
