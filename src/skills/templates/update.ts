import { canonicalJson } from '../../domain/hash-chain.ts';
import { nameKey } from '../../domain/name-key.ts';
import { unprocessable } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { examine } from './examine.ts';
import { claimName, nameTaken, requireLockedTemplate, requireTemplate } from './find.ts';
import { presentTemplate } from './present.ts';
import { insertVersion, updateTemplate as updateTemplateRow } from './queries.ts';

export const updateTemplate: Skill<'templates.update'> = async (params, { tx, account, now }) => {
  const { tenantId, accountId } = account;
  const { template_id: id, expected_version: expected } = params;
  const key = params.name === undefined ? null : await claimName(tx, account, params.name);
  const old = await requireLockedTemplate(tx, account, id);
  if (expected !== undefined && expected !== old.version) {
    throw unprocessable('version_conflict', 'Somebody else changed this template meanwhile.', {
      details: { version: old.version },
      nextActions: [{ skill: 'templates.get', params: { template_id: id }, why: 'Shows its current version.' }],
    });
  }
  if (old.state === 'archived') {
    throw unprocessable('template_archived', 'An archived template is not changed.', {
      nextActions: [
        {
          skill: 'templates.setState',
          params: { template_id: id, state: 'draft' },
          why: 'Takes it out of the archive.',
        },
      ],
    });
  }
  const { name = old.name, body = old.body, locale = old.locale, variables = old.variables } = params;
  const examined = examine(body, variables);
  const rewritten = body !== old.body || canonicalJson(variables) !== canonicalJson(old.variables);
  const version = rewritten ? old.version + 1 : old.version;
  if (rewritten) await tx.run(insertVersion, tenantId, id, version, body, JSON.stringify(variables), now);
  // An approval was for the text that was read.
  const state = rewritten ? 'draft' : old.state;
  const updated = await tx.row(
    updateTemplateRow,
    tenantId,
    accountId,
    id,
    name.trim(),
    key ?? nameKey(old.name),
    locale,
    version,
    state,
    now,
  );
  if (updated === null) throw await nameTaken(tx, account, key ?? '');
  return { template: presentTemplate(await requireTemplate(tx, account, id)), ...examined };
};
