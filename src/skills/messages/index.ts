import type { MessagesSkills } from '../../generated/skills.ts';
import { cancelMessage } from './cancel.ts';
import { getMessage } from './get.ts';
import { listMessages } from './list.ts';
import { previewMessage } from './preview.ts';
import { retryMessage } from './retry.ts';
import { reviewMessage } from './review.ts';
import { listReviews } from './reviews.ts';
import { sendMessage } from './send.ts';
import { setSmartEncoding } from './set-smart-encoding.ts';
import { simulateInbound } from './simulate-inbound.ts';

export const messages: MessagesSkills = {
  'messages.send': sendMessage,
  'messages.preview': previewMessage,
  'messages.get': getMessage,
  'messages.list': listMessages,
  'messages.retry': retryMessage,
  'messages.cancel': cancelMessage,
  'messages.setSmartEncoding': setSmartEncoding,
  'messages.reviews': listReviews,
  'messages.review': reviewMessage,
  'messages.simulateInbound': simulateInbound,
};
