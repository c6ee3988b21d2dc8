/**
 * Makes a value on its first use and keeps it. For word lists that take long to compile: many
 * processes and commands never read a message.
 */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
