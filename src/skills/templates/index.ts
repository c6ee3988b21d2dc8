import type { TemplatesSkills } from '../../generated/skills.ts';
import { createTemplate } from './create.ts';
import { deleteTemplate } from './delete.ts';
import { getTemplate } from './get.ts';
import { listTemplates } from './list.ts';
import { renderTemplate } from './render.ts';
import { setTemplateState } from './set-state.ts';
import { updateTemplate } from './update.ts';

export const templates: TemplatesSkills = {
  'templates.create': createTemplate,
  'templates.list': listTemplates,
  'templates.get': getTemplate,
  'templates.update': updateTemplate,
  'templates.render': renderTemplate,
  'templates.setState': setTemplateState,
  'templates.delete': deleteTemplate,
};
