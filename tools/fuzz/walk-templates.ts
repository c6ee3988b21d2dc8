import type { Request } from './call.ts';
import { type Fault, fault } from './checks/fault.ts';
import { templateCase } from './generate/templates.ts';
import { lagOf, MAX_LAG_MS, send, shortestLag } from './lag.ts';
import { curl, type Finding, type Summary } from './report.ts';
import type { FuzzServer } from './server.ts';
import type { FuzzContext } from './try-case.ts';
import { createWorld } from './world.ts';

/** Templates between two readings of the event loop's lag. */
const BATCH = 10;
const MAX_FINDINGS = 5;
const PHONE = '+12025550110';

/** Sends generated templates to the skills that render them, and measures the event loop's lag. */
export async function walkTemplates(
  { server }: FuzzContext,
  { seed, cases, summary }: { seed: number; cases: number; summary: Summary },
): Promise<Finding[]> {
  const key = (await createWorld(server)).keyOf('all');
  const findings: Finding[] = [];
  for (let first = 0; first < cases && findings.length < MAX_FINDINGS && server.alive(); first += BATCH) {
    const requests = Array.from({ length: Math.min(BATCH, cases - first) }, (_, index) =>
      requestOf(key, seed + first + index),
    );
    for (const request of requests) {
      const { code, faults } = await send(server, request);
      summary.count('templates', code);
      findings.push(...faults.map((each) => findingOf(server, request, each)));
    }
    if ((await lagOf(server)) <= MAX_LAG_MS) continue;
    for (const request of requests) {
      const lag = (await shortestLag(server, request)) - (await shortestLag(server, withConstantText(request)));
      if (lag > MAX_LAG_MS)
        findings.push(findingOf(server, request, fault('a template blocks the event loop', `${lag.toFixed(0)} ms`)));
    }
  }
  return findings;
}

function requestOf(key: string | null, seed: number): Request {
  const { body: text, vars } = templateCase(seed);
  const [skill, params] = [
    ['messages.preview', { to: PHONE, text, vars }],
    ['compliance.checkSend', { phone: PHONE, text, vars }],
    ['billing.estimate', { to: PHONE, text, vars }],
  ][seed % 3] as [string, object];
  return { key, id: seed, skill, params };
}

/** Reading values of 600 KB takes time too, but not the template's. */
const withConstantText = (request: Request): Request => ({
  ...request,
  params: { ...(request.params as object), text: 'Hi' },
});

const findingOf = (server: FuzzServer, request: Request, each: Fault): Finding => ({
  where: request.skill,
  kind: 'template',
  fault: each,
  request: curl(server.url, request).slice(0, 6_000),
});
