import { execFileSync } from 'node:child_process';

/** The SQL of a database, without the lines of psql, which begin with a backslash. */
export function dumpDatabase(url: string): string {
  const dump = execFileSync('pg_dump', ['--inserts', '--no-owner', '--no-privileges', url], {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return dump
    .replaceAll(/^\\.*\n/gm, '')
    .replaceAll(/^--.*\n/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n');
}
