import { parseUrl } from '../parse-url.ts';
import type { Variable } from './variables.ts';

export type Environment = Readonly<Partial<Record<Variable, string>>>;

/** Reads an integer variable; throws when it is not a whole number within the range. */
export function integer(env: Environment, name: Variable, fallback: number, min: number, max: number): number {
  const text = env[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw new Error(`${name} must be a whole number from ${min} to ${max}.`);
  return value;
}

export function oneOf<T extends string>(env: Environment, name: Variable, allowed: readonly T[], fallback: T): T {
  const text = env[name];
  if (text === undefined) return fallback;
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw new Error(`${name} must be one of ${allowed.join(', ')}.`);
  return found;
}

/** Reads a comma-separated variable; empty items are dropped. */
export function list(env: Environment, name: Variable): string[] {
  return (env[name] ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Reads an http or https URL without its trailing slash, so that a path can be appended. */
export function webUrl(env: Environment, name: Variable, fallback: string): string {
  const text = env[name] ?? fallback;
  if (!/^https?:\/\//i.test(text) || parseUrl(text) === null)
    throw new Error(`${name} must be a URL such as https://tern.example.com.`);
  return text.replace(/\/+$/, '');
}

/** Reads a URL to which credentials are sent: https, or http on this machine. */
export function credentialUrl(env: Environment, name: Variable, fallback: string): string {
  const url = webUrl(env, name, fallback);
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname))
    throw new Error(
      `${name} must use https, because every request carries a token. http is allowed only on localhost.`,
    );
  return url;
}
