interface Named {
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** The full name; null when there is none. */
export function nameOf({ first_name, last_name }: Named): string | null {
  const name = [first_name, last_name].filter((part) => part !== null && part !== '').join(' ');
  return name === '' ? null : name;
}
