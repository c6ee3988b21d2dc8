import { Command } from 'commander';
import { version } from '../platform/version.ts';
import { addApprovals } from './approvals.ts';
import { addCall } from './call.ts';
import { addCampaign } from './campaign.ts';
import { addCompletion } from './completion.ts';
import { USAGE } from './failure.ts';
import { addHelp } from './help.ts';
import { addImport } from './import.ts';
import { addJourney } from './journey.ts';
import { addListen } from './listen.ts';
import { addLogin } from './login.ts';
import { addLogout } from './logout.ts';
import { addMcp } from './mcp.ts';
import { addMetrics } from './metrics.ts';
import { addMigrate } from './migrate.ts';
import { addOperator } from './operator.ts';
import { addPlan } from './plan.ts';
import { addProfiles } from './profiles.ts';
import { addReport } from './report.ts';
import { addServe } from './serve.ts';
import { addVerifyExport } from './verify-export.ts';
import { addWorker } from './worker.ts';

/**
 * All commands of `tern`. Implementations are loaded when they run, so that help and small calls
 * start fast.
 */
export function createProgram(): Command {
  const program = new Command('tern')
    .description('An SMS messaging service that software agents operate over one JSON-RPC endpoint.')
    .version(version)
    .showHelpAfterError('(add --help for the usage of this command)')
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : USAGE));
  const commands = [addServe, addWorker, addMigrate, addOperator, addVerifyExport];
  const clients = [
    addCall,
    addCampaign,
    addJourney,
    addPlan,
    addApprovals,
    addImport,
    addListen,
    addMcp,
    addMetrics,
    addReport,
  ];
  const own = [addLogin, addLogout, addProfiles, addCompletion, addHelp];
  for (const add of [...commands, ...clients, ...own]) add(program);
  return program;
}
