import { CommandFailure } from '../failure.ts';
import { describeError } from './describe-error.ts';
import { answerOver, type Endpoint } from './endpoint.ts';

/** The time of the service's clock, in whole seconds; also checks the key. */
export async function serviceTime(endpoint: Endpoint): Promise<Date> {
  const { answer, sentAt } = await answerOver(endpoint, 'agent.whoami', {});
  if (answer.error !== undefined) throw new CommandFailure(describeError(answer.error).trimEnd());
  return sentAt ?? new Date();
}
