/** How a name looks where it is used, and the module that it comes from. */
const NAMES: readonly (readonly [use: RegExp, module: string, name: string])[] = [
  [/\bMapping\[/, 'collections.abc', 'Mapping'],
  [/(?<!\w)Sequence\[/, 'collections.abc', 'Sequence'],
  [/\| datetime\b/, 'datetime', 'datetime'],
  [/@cached_property\b/, 'functools', 'cached_property'],
  [/\bDict\[/, 'typing', 'Dict'],
  [/\bList\[/, 'typing', 'List'],
  [/\bLiteral\[/, 'typing', 'Literal'],
  [/\bTypedDict\(|\(TypedDict\)/, 'typing', 'TypedDict'],
  [/\bUnion\[/, 'typing', 'Union'],
  [/\bNotRequired\[/, 'typing_extensions', 'NotRequired'],
  [/: TypeAlias\b/, 'typing_extensions', 'TypeAlias'],
];
const OTHERS = new Set(['typing_extensions']);

/** The imports of what the text uses, first those of the standard library. */
export function importsFor(text: string): string[] {
  const modules = new Map<string, string[]>();
  for (const [use, module, name] of NAMES) {
    if (use.test(text)) modules.set(module, [...(modules.get(module) ?? []), name]);
  }
  const lines = (others: boolean) =>
    [...modules]
      .filter(([module]) => OTHERS.has(module) === others)
      .map(([module, names]) => `from ${module} import ${names.join(', ')}`);
  return [lines(false), lines(true)].flatMap((group) => (group.length > 0 ? [...group, ''] : []));
}
