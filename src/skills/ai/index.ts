import type { AiSkills } from '../../generated/skills.ts';
import { classifyReply } from './classify-reply.ts';
import { configureAi } from './configure.ts';
import { draftMessage } from './draft-message.ts';
import { lintMessage } from './lint.ts';
import { rewriteMessage } from './rewrite.ts';
import { suggestReply } from './suggest-reply.ts';
import { suggestSegment } from './suggest-segment.ts';
import { readAiUsage } from './usage.ts';

export const ai: AiSkills = {
  'ai.draftMessage': draftMessage,
  'ai.rewrite': rewriteMessage,
  'ai.lint': lintMessage,
  'ai.classifyReply': classifyReply,
  'ai.suggestSegment': suggestSegment,
  'ai.suggestReply': suggestReply,
  'ai.usage': readAiUsage,
  'ai.configure': configureAi,
};
