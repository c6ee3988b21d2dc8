const KEY = 'tern-console-name';

/** How the person signs notes and takes conversations. A key has no name of a person. */
export const myName = (): string => localStorage.getItem(KEY) ?? '';

export function rememberName(name: string): void {
  localStorage.setItem(KEY, name);
}
