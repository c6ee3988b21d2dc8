import type { Contract } from '../../contract.ts';
import type { Mode } from './method-docs.ts';
import { GENERATED, GENERATED_PACKAGE, snakeCase, withoutKeyword } from './names.ts';
import { classFor } from './resources.ts';
import { docstring } from './text.ts';

/**
 * `_generated/skills.py`: the modules as attributes of the two clients. A module is imported when
 * it is first used.
 */
export function emitSkills({ modules, skills }: Contract): Map<string, string> {
  const used = modules.filter(({ name }) => skills.some(({ module }) => module === name));
  const classOf = (mode: Mode): string[] => [
    '',
    `class ${mode === 'async' ? 'AsyncSkills' : 'Skills'}:`,
    '    """All skills as methods of their modules."""',
    '',
    `    def __init__(self, calls: ${mode === 'async' ? 'AsyncCalls' : 'Calls'}) -> None:`,
    '        self._calls = calls',
    ...used.flatMap(({ name, summary }) => [
      '',
      '    @cached_property',
      `    def ${withoutKeyword(snakeCase(name))}(self) -> ${classFor([name], mode)}:`,
      ...docstring(summary, '        '),
      `        from .resources.${snakeCase(name)} import ${classFor([name], mode)}`,
      '',
      `        return ${classFor([name], mode)}(self._calls)`,
    ]),
    '',
  ];
  const text = [
    GENERATED,
    '"""All skills as methods of their modules."""',
    '',
    'from __future__ import annotations',
    '',
    'from functools import cached_property',
    'from typing import TYPE_CHECKING',
    '',
    'from .._calls import AsyncCalls, Calls',
    '',
    'if TYPE_CHECKING:',
    ...used.map(
      ({ name }) =>
        `    from .resources.${snakeCase(name)} import ${classFor([name], 'async')}, ${classFor([name], 'sync')}`,
    ),
    ...(used.length === 0 ? ['    pass'] : []),
    '',
    ...classOf('sync'),
    ...classOf('async'),
  ].join('\n');
  return new Map([[`${GENERATED_PACKAGE}/skills.py`, text]]);
}
