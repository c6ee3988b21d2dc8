import { loadContractDocument } from '../../src/contract-document.ts';
import { readSkillTool, sendOrDeleteSkillTool } from '../../src/mcp/tools/run-skill.ts';
import type { ToolParts } from '../../src/mcp/tools/tool.ts';

/** A newer service, which has a skill that this process does not know, and the calls it got. */
function newerService(): { parts: ToolParts; calls: string[] } {
  const calls: string[] = [];
  const contract = loadContractDocument();
  return {
    calls,
    parts: {
      contract,
      readOnly: false,
      call: async (skill) => {
        calls.push(skill);
        return { ok: true, result: skill === 'agent.capabilities' ? { skills: [{ effect: 'billable' }] } : {} };
      },
    },
  };
}

test('a skill that only a newer service has is run only by the tool for its effect', async () => {
  const { parts, calls } = newerService();
  const refusal = await readSkillTool.run({ skill: 'faxes.send' }, parts);
  expect(refusal).toMatchObject({ ok: false, error: { code: -32602, data: { tool: 'send_or_delete_skill' } } });
  expect(calls).toEqual(['agent.capabilities']);
  expect(await sendOrDeleteSkillTool.run({ skill: 'faxes.send' }, parts)).toMatchObject({ ok: true });
  expect(calls).toEqual(['agent.capabilities', 'agent.capabilities', 'faxes.send']);
});

test('a skill whose effect the service does not tell is not run', async () => {
  const { parts, calls } = newerService();
  const error = { code: 'rate_limited', message: 'Retry later.' };
  const call: ToolParts['call'] = async (skill) => {
    calls.push(skill);
    return { ok: false, error };
  };
  expect(await sendOrDeleteSkillTool.run({ skill: 'faxes.send' }, { ...parts, call })).toEqual({ ok: false, error });
  expect(calls).toEqual(['agent.capabilities']);
});
