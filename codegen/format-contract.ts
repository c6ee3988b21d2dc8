/** `npm run format:contract`: rewrites openrpc.json in its canonical format (see json-text.ts). */
import { readFileSync, writeFileSync } from 'node:fs';
import { jsonText } from './json-text.ts';

const file = new URL('../openrpc.json', import.meta.url);
writeFileSync(file, jsonText(JSON.parse(readFileSync(file, 'utf8'))));
