import { readAiSettingsOf, saveAiSettings } from '../../ai/settings.ts';
import type { Skill } from '../../skill.ts';

/** An omitted setting stays. */
export const configureAi: Skill<'ai.configure'> = async (
  { share_messages: share, monthly_tokens: tokens },
  { tx, account, now },
) => {
  const current = await readAiSettingsOf(tx, account);
  const settings = {
    shareMessages: share ?? current.shareMessages,
    monthlyTokens: tokens === undefined ? current.monthlyTokens : tokens,
  };
  await saveAiSettings(tx, account, settings, now);
  return { share_messages: settings.shareMessages, monthly_tokens: settings.monthlyTokens };
};
