import type { Words } from './words.ts';

/**
 * Each script walks from word to word as long as they are commands, and offers what can follow the
 * last one. Names of commands, options and skills need no quotes in any of the shells.
 */
export const completionScripts: Readonly<Record<string, (commands: readonly Words[]) => string>> = { bash, zsh, fish };

/** The words that lead from a command to one below it, as patterns of `case`. */
function steps(commands: readonly Words[]): readonly string[] {
  return commands.flatMap(({ path }) => {
    if (path === '') return [];
    const parts = path.split(' ');
    return [`'${parts.slice(0, -1).join(' ')} ${parts.at(-1)}'`];
  });
}

function cases(commands: readonly Words[]): string {
  return commands.map(({ path, words }) => `    '${path}') found='${words.join(' ')}' ;;`).join('\n');
}

function bash(commands: readonly Words[]): string {
  return `# bash completion of tern
_tern() {
  local at='' word found=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$at $word" in
      ${steps(commands).join('|')}) at="\${at:+$at }$word" ;;
    esac
  done
  case "$at" in
${cases(commands)}
  esac
  COMPREPLY=($(compgen -W "$found" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _tern tern
`;
}

function zsh(commands: readonly Words[]): string {
  return `#compdef tern
_tern() {
  local at='' word found=''
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $word" in
      (${steps(commands).join('|')}) at="\${at:+$at }$word" ;;
    esac
  done
  case "$at" in
${cases(commands).replaceAll(/^ {4}/gm, '    (')}
  esac
  compadd -- \${=found}
  _files
}
compdef _tern tern
`;
}

function fish(commands: readonly Words[]): string {
  const rules = commands.map(
    ({ path, words }) => `complete -c tern -n 'test (__tern_command) = "/${path}"' -a '${words.join(' ')}'`,
  );
  return `# fish completion of tern
function __tern_command
  set -l at ''
  for word in (commandline -opc)[2..-1]
    switch "$at $word"
      case ${steps(commands).join(' ')}
        set at (string trim -- "$at $word")
    end
  end
  echo "/$at"
end
${rules.join('\n')}
`;
}
