/** `npm start`: sets up what is missing, then serves. Options go to `tern serve`: `npm start -- --port 5000`. */
import './setup.mjs';

// In this very process, and package.json starts it with `exec`: npm signals the shell it starts us through, and a shell that stays
// in between would die of it alone.
process.argv.splice(2, 0, 'serve');
await import('../dist/main.js');
