import { readFileSync } from 'node:fs';
import { CommandFailure, USAGE } from './failure.ts';

/**
 * The value in a YAML or JSON file; `-` is standard input. Without aliases, with which a few bytes
 * stand for many.
 */
export async function readYamlFile(file: string): Promise<unknown> {
  const { parse } = await import('yaml');
  try {
    return parse(readFileSync(file === '-' ? 0 : file, 'utf8'), { maxAliasCount: 0 });
  } catch (error) {
    throw new CommandFailure(`${file} cannot be read: ${(error as Error).message}`, USAGE);
  }
}
