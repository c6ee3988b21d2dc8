import { catalog } from '../../src/generated/catalog.ts';
import { prompts } from '../../src/mcp/prompts/prompts.ts';
import { useTestApp } from '../support/app.ts';
import { connectClient } from '../support/mcp-client.ts';

const app = useTestApp();
const connect = async () => connectClient(app, (await app.account()).key);

test('five prompts are listed with their arguments', async () => {
  const { prompts: listed } = await (await connect()).listPrompts();
  expect(listed.map(({ name }) => name)).toEqual([
    'launch_campaign',
    'handle_opt_out_complaint',
    'set_up_partner',
    'check_message_compliance',
    'explain_unsent_message',
  ]);
  for (const { title, description, arguments: accepted = [] } of listed) {
    expect([title, description].every(Boolean)).toBe(true);
    expect(accepted.some(({ required }) => required)).toBe(true);
  }
});

test('a prompt contains its arguments as they are, and says what stands for those left out', async () => {
  const { messages } = await (await connect()).getPrompt({
    name: 'launch_campaign',
    arguments: { message: 'Hi {{ first_name }}, {{audience}} & $& today', when: '  ' },
  });
  const [{ role, content }] = messages as unknown as [{ role: string; content: { text: string } }];
  expect(role).toBe('user');
  expect(content.text).toContain('Message: Hi {{ first_name }}, {{audience}} & $& today\n');
  expect(content.text).toContain('Audience: every contact\nStart: now\n');
});

test.each(prompts)(
  '$name names only skills that exist, and only arguments that it has',
  ({ text, arguments: accepted }) => {
    const named = [...text.matchAll(/`([a-z-]+\.[a-zA-Z.]+)`/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !Object.hasOwn(catalog, name))).toEqual([]);
    const places = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
    expect(places.sort()).toEqual(accepted.map(({ name }) => name).sort());
    for (const { required, otherwise } of accepted) expect(otherwise !== undefined).toBe(!required);
  },
);

test('a prompt without a required argument, and an unknown prompt, are refused', async () => {
  const client = await connect();
  await expect(client.getPrompt({ name: 'set_up_partner', arguments: { name: 'Acme' } })).rejects.toThrow(/customer/);
  await expect(client.getPrompt({ name: 'nothing' })).rejects.toThrow(/prompts\/list/);
});
