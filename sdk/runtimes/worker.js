import { visit } from './visit.js';

/** A Cloudflare Worker, whose settings come with each request. */
// biome-ignore lint/style/noDefaultExport: a Worker is a default export
export default {
  async fetch(_request, env) {
    return Response.json(await visit(env.TERN_URL, env.TERN_API_KEY));
  },
};
