import { isTernError, Tern } from 'tern-messaging';

/** What the SDK does in every runtime: a write, a list, a refusal and a webhook. */
export async function visit(baseUrl, apiKey) {
  const tern = new Tern({ baseUrl, apiKey });
  const { contact } = await tern.contacts.upsert({ phone: '+12025550143' });
  const phones = [];
  for await (const each of tern.contacts.list({ limit: 1 })) phones.push(each.phone);
  try {
    await tern.messages.send({ to: contact.phone, text: 'Two for one. Reply STOP to opt out.' });
    return { phones, refusal: null };
  } catch (error) {
    if (!isTernError(error, 'consent_required')) throw error;
    return { phones, refusal: error.message, next: error.nextActions.map(({ skill }) => skill) };
  }
}
