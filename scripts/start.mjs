/** `npm start`: sets up what is missing, then serves. Options go to `tern serve`: `npm start -- --port 5000`. */
import './setup.mjs';

// In this very process, so that signals and exit codes need no forwarding.
process.argv.splice(2, 0, 'serve');
await import('../dist/main.js');
