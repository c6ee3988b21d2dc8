import { loadContract } from '../../codegen/contract.ts';
import type { SkillCapability } from '../../src/generated/types.ts';
import { useTestApp } from '../support/app.ts';

const app = useTestApp();

test('agent.capabilities describes every param of every skill in the words of the contract', async () => {
  const { call } = await app.account();
  for (const { name: module } of loadContract().modules) {
    const skills = loadContract().skills.filter((skill) => skill.module === module);
    if (skills.length === 0) continue;
    const answer = (await call('agent.capabilities', { module, detail: 'input' })) as { skills: SkillCapability[] };
    for (const { name, params } of skills) {
      const { input_schema: input } = answer.skills.find((each) => each.name === name) as SkillCapability;
      const properties = Object.entries((input as { properties: Record<string, { description: string }> }).properties);
      expect(properties.map(([param, { description }]) => [param, description])).toEqual(
        params.map((param) => [param.name, param.summary]),
      );
    }
  }
});
