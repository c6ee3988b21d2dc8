/**
 * `npm run agents`: an agent that knows nothing but the agent card, errors and their next actions
 * tries to reach twenty goals at a temporary server. Prints how it got there.
 */
import { startServer } from '../demo/temporary-server.ts';
import { runAgents } from './run.ts';

const MAX_INVALID_SHARE = 0.1;

process.stdout.write('Starting a temporary server with its own PostgreSQL …\n\n');
const server = await startServer();
try {
  const { reached, calls, invalid } = await runAgents(server.url);
  for (const [index, { goal, outcome, ok }] of reached.entries()) {
    const trouble = goal.trouble === undefined ? '' : `\n       trouble: ${goal.trouble}`;
    process.stdout.write(
      `${ok ? 'reached' : 'MISSED '} ${index + 1}. ${goal.title}${trouble}\n       ${outcome.path.join(' → ') || outcome.skill}\n`,
    );
  }
  const count = reached.filter(({ ok }) => ok).length;
  process.stdout.write(`\n${count} of ${reached.length} goals, ${calls} calls, ${invalid} of them invalid.\n`);
  process.exitCode = count === reached.length && invalid / calls <= MAX_INVALID_SHARE ? 0 : 1;
} finally {
  await server.stop();
}
