import type { ContractDocument } from '../../contract-document.ts';
import type { McpOptions } from '../options.ts';
import { describeSkillTool } from './describe-skill.ts';
import { findSkillsTool } from './find-skills.ts';
import { moduleTools } from './module-tools.ts';
import { readSkillTool, sendOrDeleteSkillTool, writeSkillTool } from './run-skill.ts';
import type { SkillTool } from './tool.ts';
import { workflowTools } from './workflow-tools.ts';

/** The tools of a connection by name; one that may only read has no others. */
export function selectTools(
  { modules, readOnly }: McpOptions,
  contract: ContractDocument,
): ReadonlyMap<string, SkillTool> {
  const tools = modules === null ? defaultTools() : [...moduleTools(modules, contract), describeSkillTool];
  const offered = readOnly ? tools.filter(({ annotations }) => annotations.readOnlyHint === true) : tools;
  return new Map(offered.map((tool) => [tool.name, tool]));
}

function defaultTools(): readonly SkillTool[] {
  return [findSkillsTool, describeSkillTool, readSkillTool, writeSkillTool, sendOrDeleteSkillTool, ...workflowTools()];
}
