import { html, type Markup } from '../print/markup.ts';

const CALLERS = [
  ['Agents', 'MCP, A2A'],
  ['Programs', 'SDK, curl, command line'],
  ['People', 'console'],
] as const;

const CARRIERS = [
  ['SMPP', 'direct bind'],
  ['Twilio', 'HTTP API'],
  ['Simulator', 'default, reaches no phone'],
] as const;

/** In the order in which a message goes through them. */
const GATES = ['Account', 'Number', 'Recipient', 'Consent', 'Content', 'Quiet hours', 'Frequency caps', 'Credits'];

/** The way of a message through the service: boxes and arrows that also fit a phone. */
export function printPicture(skills: number): Markup {
  const box = ([name, about]: readonly [string, string]) =>
    html`<li><strong>${name}</strong> <span>${about}</span></li>`;
  return html`<figure class="picture">
<div class="stage"><p>Callers</p><ul>${CALLERS.map(box)}</ul></div>
<div class="stage core"><p>One contract: ${skills} skills behind <code>POST /rpc</code></p>
<ol>${GATES.map((gate) => html`<li>${gate}</li>`)}</ol>
<p class="note">A message is sent only if every gate lets it pass. Each decision is stored with it.</p></div>
<div class="stage"><p>Carriers</p><ul>${CARRIERS.map(box)}</ul></div>
<p class="back">Replies, receipts and opt-outs come back, and reach you as signed events.</p>
</figure>`;
}
