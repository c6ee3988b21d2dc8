import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));

/** `vite build console` writes dist/console; `vite console` serves it in front of `npm start`. */
// biome-ignore lint/style/noDefaultExport: Vite reads the default export
export default defineConfig({
  root: `${root}console`,
  base: '/console/',
  resolve: { alias: { 'tern-messaging': `${root}sdk/src/index.ts` } },
  build: {
    outDir: `${root}dist/console`,
    emptyOutDir: true,
    target: 'es2022',
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    // An asset inside a style sheet would need data: in the policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Libraries mark files for servers that render React; there is none here.
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  server: { proxy: { '/rpc': 'http://localhost:4000', '/api': 'http://localhost:4000' } },
});
