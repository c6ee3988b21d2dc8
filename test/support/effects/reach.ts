import { dirname, relative, resolve } from 'node:path';
import { readSources, root } from '../house/source-files.ts';

/** A function, class or constant at the top level of a file, with the text that declares it. */
export interface Declaration {
  readonly file: string;
  readonly name: string;
  readonly text: string;
}

interface Parsed {
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** Where an imported name is declared. */
  readonly imports: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

const DECLARED = /^(?:export )?(?:async )?(?:function|const|class|let) \*?(\w+)/gm;
const IMPORT = /^(?:import|export) (?!type )\{([^}]*)\} from '(\.[^']+)';/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

let files: ReadonlyMap<string, Parsed> | null = null;

/** The source files by path. Their format puts each declaration at the start of a line. */
function parsedFiles(): ReadonlyMap<string, Parsed> {
  files ??= new Map(readSources('src', /\.ts$/).map(({ path, text }) => [path, parse(path, text)]));
  return files;
}

function parse(path: string, given: string): Parsed {
  const text = given.replaceAll(COMMENT, '');
  const starts = [...text.matchAll(DECLARED)];
  const declarations = new Map(
    starts.map((match, index) => {
      const name = match[1] ?? '';
      return [name, { file: path, name, text: text.slice(match.index, starts[index + 1]?.index) }];
    }),
  );
  const imports = new Map(
    [...text.matchAll(IMPORT)].flatMap(([, names = '', from = '']) => {
      const file = relative(root, resolve(root, dirname(path), from));
      return names
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== '' && !one.startsWith('type '))
        .map((one) => {
          const [name = '', as = name] = one.split(' as ');
          return [as, { file, name }] as const;
        });
    }),
  );
  return { declarations, imports };
}

/** Everything that a declaration can run: what it names, what that names, and so on. */
export function reachedFrom(file: string, name: string): readonly Declaration[] {
  const parsed = parsedFiles();
  const found = new Map<string, Declaration>();
  const open = [{ file, name }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { declarations, imports } = parsed.get(next.file) ?? { declarations: new Map(), imports: new Map() };
    const declaration = declarations.get(next.name);
    const imported = imports.get(next.name);
    if (declaration === undefined) {
      if (imported !== undefined) open.push(imported);
      continue;
    }
    const key = `${next.file} ${next.name}`;
    if (found.has(key)) continue;
    found.set(key, declaration);
    for (const [word] of declaration.text.matchAll(/[A-Za-z_]\w*/g)) {
      const target = imports.get(word) ?? (declarations.has(word) ? { file: next.file, name: word } : undefined);
      if (target !== undefined) open.push(target);
    }
  }
  return [...found.values()];
}

/** The handler of each skill, as the index of its module names it. */
export function handlers(): ReadonlyMap<string, { readonly file: string; readonly name: string }> {
  const found = new Map<string, { readonly file: string; readonly name: string }>();
  for (const [path, { declarations, imports }] of parsedFiles()) {
    if (!/^src\/skills\/[^/]+\/index\.ts$/.test(path)) continue;
    for (const { text } of declarations.values())
      for (const [, skill = '', name = ''] of text.matchAll(/'([\w-]+\.[\w.]+)': (\w+)/g)) {
        const target = imports.get(name);
        if (target !== undefined) found.set(skill, target);
      }
  }
  return found;
}
