import type { Contract } from '../../contract.ts';
import { keyOf } from '../sdk/catalog.ts';
import { GENERATED, GENERATED_PACKAGE } from './names.ts';

/**
 * `_generated/catalog.py`: the properties of each skill that the client needs to call it and to
 * retry it.
 */
export function emitCatalog({ version, skills }: Contract): Map<string, string> {
  const rows = skills.map((skill) => {
    const facts = [`"${skill.scope}"`, bool(skill.effect === 'read'), bool(skill.idempotent), `"${keyOf(skill)}"`];
    return `    "${skill.name}": CatalogEntry(${facts.join(', ')}),`;
  });
  const text = [
    GENERATED,
    '"""The properties of each skill that the client needs to call it."""',
    '',
    'from __future__ import annotations',
    '',
    'from collections.abc import Mapping',
    'from typing import Literal, NamedTuple',
    '',
    'from typing_extensions import TypeAlias',
    '',
    '__all__ = ["CATALOG", "CATALOG_VERSION", "CatalogEntry", "SkillName"]',
    '',
    `CATALOG_VERSION = ${JSON.stringify(version)}`,
    '',
    'SkillName: TypeAlias = Literal[',
    ...skills.map(({ name }) => `    "${name}",`),
    ']',
    '"""The skills that this client knows."""',
    '',
    '',
    'class CatalogEntry(NamedTuple):',
    '    """How a skill is called."""',
    '',
    '    scope: Literal["public", "tenant", "partner"]',
    '    read: bool',
    '    idempotent: bool',
    '    key: Literal["none", "client", "caller"]',
    '    """Who sets the idempotency key: none, this client by default, or the caller, who must set it."""',
    '',
    '',
    'CATALOG: Mapping[str, CatalogEntry] = {',
    ...rows,
    '}',
    '',
  ].join('\n');
  return new Map([[`${GENERATED_PACKAGE}/catalog.py`, text]]);
}

function bool(value: boolean): string {
  return value ? 'True' : 'False';
}
