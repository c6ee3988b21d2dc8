import Koa, { type Context, type Next } from 'koa';
import { newRequestId } from '../rpc/index.ts';
import { type A2aRouteParts, answerA2a } from './a2a-route.ts';
import { type AgentCardParts, createAgentCardRoute } from './agent-card.ts';
import { type ApprovePageParts, answerApprove } from './approve.ts';
import { isClientDisconnect } from './client-disconnect.ts';
import { createConsole, isConsolePath } from './console.ts';
import { answerPreflight, CORS_HEADERS } from './cors.ts';
import { sendDocument } from './documents.ts';
import { answerExport, type ExportParts } from './exports.ts';
import { answerFaults } from './faults.ts';
import { answerHealth, type HealthParts } from './health.ts';
import { answerHelper, type HelperParts } from './helper-routes.ts';
import { answerInboxFile, type InboxFileParts } from './inbox-file.ts';
import type { AnswerLink } from './links-app.ts';
import { answerMcp, type McpRouteParts } from './mcp-route.ts';
import { explainUnknownPath, pointToRpc } from './pointers.ts';
import { answerPortal, type PortalParts } from './portal.ts';
import { createReadiness } from './readiness.ts';
import { answerRpc, type RpcParts } from './rpc-route.ts';
import { principalOf } from './session.ts';
import { createSite, isSitePath, SITE_POLICY, sendBrowserToSite, sendMissingPage } from './site.ts';
import { answerTwilio, type TwilioParts } from './twilio.ts';

export interface HttpParts
  extends RpcParts,
    McpRouteParts,
    A2aRouteParts,
    AgentCardParts,
    HelperParts,
    Omit<HealthParts, 'readiness'>,
    PortalParts,
    ApprovePageParts,
    ExportParts,
    InboxFileParts,
    TwilioParts {
  readonly trustedProxies: number;
  readonly answerLink: AnswerLink;
}

/** For pages without scripts, such as the billing portal. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** All routes as a list of middleware: each answers its own paths and passes on the rest. */
export function createHttp(parts: HttpParts): Koa {
  const app = new Koa({ proxy: parts.trustedProxies > 0, maxIpsCount: parts.trustedProxies });
  const answerAgentCard = createAgentCardRoute(parts);
  const readiness = createReadiness(parts);
  const site = createSite(parts.publicUrl);
  const answerConsole = createConsole();

  // First, because it needs nothing of the rest and most requests may be clicks.
  app.use(async (ctx, next) => ((await parts.answerLink(ctx)) ? undefined : next()));
  app.use(setRequestId);
  app.use((ctx, next) => answerFaults(ctx, next, parts));
  // Callbacks come before the rest, because a campaign gets several for each message.
  app.use(async (ctx, next) => ((await answerTwilio(ctx, parts)) ? undefined : next()));
  app.use(async (ctx, next) => {
    if (ctx.path !== '/rpc') return next();
    if (ctx.method === 'OPTIONS') return answerPreflight(ctx);
    if (ctx.req.headers.origin !== undefined) ctx.set(CORS_HEADERS);
    if (ctx.method === 'POST') return answerRpc(ctx, parts);
    return pointToRpc(ctx, 405, 'Skills are called with POST /rpc.');
  });
  // For a person who stays signed in to the console: a session instead of a key, from our pages.
  app.use((ctx, next) => {
    if (ctx.path !== '/api/rpc' || ctx.method !== 'POST') return next();
    return answerRpc(ctx, parts, () => principalOf(ctx, parts.sessions));
  });
  app.use((ctx, next) => (ctx.path === '/mcp' ? answerMcp(ctx, parts) : next()));
  app.use((ctx, next) => (ctx.path === '/a2a' ? answerA2a(ctx, parts) : next()));
  app.use(async (ctx, next) => ((await answerHelper(ctx, parts)) ? undefined : next()));
  app.use(async (ctx, next) => ((await answerHealth(ctx, { ...parts, readiness })) ? undefined : next()));
  app.use(async (ctx, next) => ((await answerPortal(ctx, parts)) ? undefined : next()));
  app.use(async (ctx, next) => ((await answerApprove(ctx, parts)) ? undefined : next()));
  app.use(async (ctx, next) => ((await answerExport(ctx, parts)) ? undefined : next()));
  app.use(async (ctx, next) => ((await answerInboxFile(ctx, parts)) ? undefined : next()));
  app.use((ctx, next) => (isConsolePath(ctx.path) && answerConsole(ctx) ? undefined : next()));
  app.use(async (ctx, next) => ((await answerAgentCard(ctx)) ? undefined : next()));
  app.use((ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const document = site(ctx.path);
    if (document === null) return next();
    if (isSitePath(ctx.path)) ctx.set('Content-Security-Policy', SITE_POLICY);
    return sendDocument(ctx, document);
  });
  app.use((ctx, next) => (sendBrowserToSite(ctx) || sendMissingPage(ctx, site) ? undefined : next()));
  app.use((ctx) => pointToRpc(ctx, 404, explainUnknownPath(ctx.path)));
  // Other errors have been answered and logged where they occurred.
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!isClientDisconnect(error)) parts.log.warn({ err: error }, 'response could not be written');
  });
  return app;
}

function setRequestId(ctx: Context, next: Next): Promise<unknown> {
  const requestId = newRequestId();
  ctx.state.requestId = requestId;
  ctx.set('X-Request-Id', requestId);
  ctx.set('X-Content-Type-Options', 'nosniff');
  if (ctx.path !== '/rpc') {
    ctx.set('Content-Security-Policy', PAGE_POLICY);
    ctx.set('Referrer-Policy', 'no-referrer');
  }
  return next();
}
