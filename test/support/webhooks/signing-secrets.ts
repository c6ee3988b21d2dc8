import Stripe from 'stripe';
import type { TestApp } from '../app.ts';
import type { TestPartner } from './partner.ts';
import type { Receiver } from './receiver.ts';

const TOLERANCE_SECONDS = 10 * 365 * 24 * 3600;

/**
 * Delivers an event and returns those of the secrets that it is signed with, according to Stripe's
 * verifier.
 */
export async function findSigningSecrets(
  { app, partner, receiver }: { readonly app: TestApp; readonly partner: TestPartner; readonly receiver: Receiver },
  secrets: readonly string[],
): Promise<string[]> {
  await partner.emit('acc_customer');
  await app.drain();
  const { body, headers } = receiver.received.at(-1) as Receiver['received'][number];
  const header = headers['x-tern-signature'] as string;
  return secrets.filter((secret) => {
    try {
      return Boolean(Stripe.webhooks.constructEvent(body, header, secret, TOLERANCE_SECONDS));
    } catch {
      return false;
    }
  });
}
