import { visit } from './visit.js';

console.log(JSON.stringify(await visit(process.env.TERN_URL, process.env.TERN_API_KEY)));
