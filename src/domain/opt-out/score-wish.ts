import { lists } from '../../generated/lexicon/weights.ts';
import { lazy } from '../lazy.ts';
import { featuresOf } from '../text-model/features.ts';
import { readModel, scoreText } from '../text-model/linear-model.ts';
import type { FoldedMessage } from './fold-message.ts';

const modelOf = lazy(() => readModel(lists.wish));

/** Below it, a message is about something else, even if it has a word that also stops messages. */
export const IS_NO_WISH = -1;
/** From it on, a message may be a wish. */
export const MAY_BE_WISH = 0;
/**
 * From it on, a message of one word may be a wish, or one that a rule reads as a wish for messages,
 * and an order to stop is meant for messages.
 */
export const IS_WISH = 1;

/**
 * How likely a message is a wish to get no more messages, as the logarithm of the odds: learned
 * from labeled replies. It decides which messages are reviewed; alone it is never an opt-out.
 */
export function scoreWish(message: FoldedMessage): number {
  return scoreText(modelOf(), featuresOf(message));
}
