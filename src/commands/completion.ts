import type { Command } from 'commander';
import { CommandFailure, USAGE } from './failure.ts';

/** `tern completion`: a script that completes commands, options and names of skills. */
export function addCompletion(program: Command): void {
  program
    .command('completion')
    .description('Print a script that completes commands, options and skills with the Tab key.')
    .argument('<shell>', 'bash, zsh or fish')
    .addHelpText('after', EXAMPLES)
    .action(async (shell: string) => {
      const { completionScripts } = await import('./completion/scripts.ts');
      const { wordsOf } = await import('./completion/words.ts');
      const script = completionScripts[shell];
      if (script === undefined)
        throw new CommandFailure(`${shell} is not one of ${Object.keys(completionScripts).join(', ')}.`, USAGE);
      process.stdout.write(script(wordsOf(program)));
    });
}

const EXAMPLES = `
Examples:
  source <(tern completion bash)                                   # in ~/.bashrc
  source <(tern completion zsh)                                    # in ~/.zshrc, after compinit
  tern completion fish > ~/.config/fish/completions/tern.fish`;
