import { blockersIn } from '../../domain/content/classification/review-content.ts';
import { checkDates } from '../../domain/journeys/check-dates.ts';
import { checkGraph, type GraphFinding } from '../../domain/journeys/check-graph.ts';
import { checkLoops } from '../../domain/journeys/check-loops.ts';
import { checkSplits, metricOf } from '../../domain/journeys/check-splits.ts';
import { checkWaits } from '../../domain/journeys/check-waits.ts';
import { conditionOf, type Definition } from '../../domain/journeys/graph.ts';
import { highestCost, lowestCost } from '../../domain/journeys/path-costs.ts';
import { findUrls } from '../../domain/links/find-urls.ts';
import { describeObstacle, senderObstacle } from '../../domain/media/support.ts';
import { describeComparison } from '../../domain/segments/compared-types.ts';
import { walkRules } from '../../domain/segments/references.ts';
import { SkillError, toSkillError } from '../../errors.ts';
import { hasSigningSecret } from '../../events/webhooks/account-signing.ts';
import type { JourneyFinding, JourneyNode } from '../../generated/types.ts';
import { ENSURE_DEFAULT_NUMBER, needs } from '../../next-actions.ts';
import { mistypedComparisons } from '../../people/segments/mistyped-comparisons.ts';
import { type LoadedContent, loadContent } from '../../sending/content/load-template.ts';
import { sampleContent } from '../../sending/content/sample-content.ts';
import { findAccountState, findNumber } from '../../sending/facts/account-and-number.ts';
import { type ConfigScope, checkConfig } from '../drafts/check-config.ts';
import { checkSettings } from '../drafts/check-settings.ts';
import { sendingNumbersOf } from '../drafts/sending-numbers.ts';

export interface Validation {
  readonly blockers: readonly JourneyFinding[];
  readonly warnings: readonly JourneyFinding[];
  readonly costs: PathCosts;
}

/** What one contact gets on the cheapest and the most expensive path; null without a limit. */
export interface PathCosts {
  readonly messages: { readonly least: number; readonly most: number | null };
  readonly credits: { readonly least: number; readonly most: number | null };
}

interface Checked {
  readonly blockers: readonly JourneyFinding[];
  /** Credits of the node's message. */
  readonly credits: number;
  /** First names of the variables that the node's message reads. */
  readonly reads: readonly string[];
  /** Whether it may contain a link whose clicks are counted. */
  readonly isLinked: boolean;
}

const NO_MESSAGE = { credits: 0, reads: [], isLinked: false };

/** Runs all checks before a publication. */
export async function validateDraft(
  scope: ConfigScope,
  journeyId: string,
  definition: Definition,
  now: Date,
): Promise<Validation> {
  const blockers: JourneyFinding[] = [];
  const settings = await checkSettings(scope, definition, now).catch(toSkillError);
  if (settings instanceof SkillError) blockers.push(ofError('settings', settings, null));
  const credits = new Map<string, number>();
  const reads = new Map<string, readonly string[]>();
  const linked = new Set<string>();
  for (const node of definition.nodes) {
    const checked = await checkNode(scope, node, now);
    blockers.push(...checked.blockers);
    credits.set(node.id, checked.credits);
    reads.set(node.id, checked.reads);
    if (checked.isLinked) linked.add(node.id);
  }
  const findings = [
    ...checkGraph(definition),
    ...checkLoops(definition),
    ...checkSplits(definition),
    ...checkDates(definition, now),
    ...checkWaits(
      definition,
      ({ id }, name) => reads.get(id)?.includes(name) === true,
      ({ id }) => linked.has(id),
    ),
  ];
  const graph = findings.map((found) => ({ found, shown: ofGraph(journeyId, found) }));
  const shownOf = (severity: GraphFinding['severity']): JourneyFinding[] =>
    graph.filter(({ found }) => found.severity === severity).map(({ shown }) => shown);
  return {
    blockers: [...shownOf('blocker'), ...blockers, ...(await missingOutcome(scope, journeyId, definition))],
    warnings: [
      ...shownOf('warning'),
      ...consentWarnings(definition),
      ...(await signingWarnings(scope, definition)),
      ...(await typeWarnings(scope, definition)),
    ],
    costs: costsOf(definition, credits),
  };
}

function costsOf(definition: Definition, credits: ReadonlyMap<string, number>): PathCosts {
  const isMessage = ({ config }: JourneyNode): number => (config.kind === 'send' ? 1 : 0);
  const creditsOf = ({ id }: JourneyNode): number => credits.get(id) ?? 0;
  return {
    messages: { least: lowestCost(definition, isMessage), most: highestCost(definition, isMessage) },
    credits: { least: lowestCost(definition, creditsOf), most: highestCost(definition, creditsOf) },
  };
}

/** A random split that the primary outcome of the journey decides needs one. */
async function missingOutcome(
  { sql, owner }: ConfigScope,
  journeyId: string,
  { nodes }: Definition,
): Promise<JourneyFinding[]> {
  const split = nodes.find((node) => metricOf(node) === 'outcome');
  if (split === undefined) return [];
  const primary = await sql.tenant(owner.tenantId).outcomes.count({
    where: { account_id: owner.accountId, ref_id: journeyId, is_primary: true, state: 'active' },
  });
  if (primary > 0) return [];
  return [
    finding(
      'no_primary_outcome',
      `The random split "${split.name}" is decided by the primary outcome, but the journey has none. Define it.`,
      split,
      [
        {
          skill: 'outcomes.define',
          params: { journey_id: journeyId, primary: true },
          needs: needs({
            name: 'Name of the outcome.',
            event: 'Type of the conversions that reach the goal, such as `purchase`.',
          }),
          why: 'Defines the goal that decides the split.',
        },
      ],
    ),
  ];
}

/** What `checkConfig` refuses now, as something was deleted since, and what the gates would. */
async function checkNode(scope: ConfigScope, node: JourneyNode, now: Date): Promise<Checked> {
  const problem = await checkConfig(scope, node.config).catch(toSkillError);
  if (problem instanceof SkillError) return { blockers: [ofError('configuration', problem, node)], ...NO_MESSAGE };
  if (node.config.kind !== 'send') return { blockers: [], ...NO_MESSAGE };
  const { sql, owner } = scope;
  const {
    text = null,
    template_id: templateId = null,
    number_id: numberId = null,
    program_id: programId = null,
  } = node.config;
  const { purpose = 'marketing', media: links, media_fallback: fallback } = node.config;
  const media = { links, fallback, now };
  const loaded = await loadContent(sql, owner, { text, templateId, field: 'text', media });
  const content = sampleContent(loaded);
  const { content_exceptions: exceptions } = await findAccountState(sql, owner);
  const findings: JourneyFinding[] = [];
  if (!content.ok) findings.push(finding(content.reason, `The message cannot be rendered: ${content.reason}.`, node));
  else
    for (const { rule, explanation, fix } of blockersIn(content.text, content.classification, {
      purpose,
      country: 'US',
      exceptions,
    }))
      findings.push(finding(rule, `${explanation} ${fix}`, node));
  for (const obstacle of await obstaclesOf(scope, node, loaded))
    findings.push(finding('media_not_supported', `${obstacle} Set media_fallback to link.`, node));
  if (programId === null && (await findNumber(sql, owner, numberId)) === null)
    findings.push(
      finding('no_sending_number', 'The account has no number that can send now.', node, [ENSURE_DEFAULT_NUMBER]),
    );
  const reads = loaded.template.variables.map((path) => path.split('.')[0] ?? '');
  const { shorten_links: shorten = templateId !== null } = node.config;
  // A variable may contain the URL.
  const isLinked = shorten && (reads.length > 0 || findUrls(loaded.body).length > 0);
  return { blockers: findings, credits: content.ok ? content.credits : 0, reads, isLinked };
}

/** Why a number of the node cannot send its files. */
async function obstaclesOf(
  { sql, owner }: ConfigScope,
  node: JourneyNode,
  { attachment }: LoadedContent,
): Promise<readonly string[]> {
  if (attachment === null || attachment.fallback === 'link') return [];
  for (const number of await sendingNumbersOf(sql, owner, { nodes: [node] })) {
    const obstacle = senderObstacle(number);
    if (obstacle !== null) return [`${number.phone}: ${describeObstacle(obstacle)}`];
  }
  return [];
}

/** Marketing without a rule about consent is legal, because the gates check it, but costs time. */
function consentWarnings({ nodes, entry_rules: rules }: Definition): JourneyFinding[] {
  const asksConsent = rules !== null && [...walkRules(rules, '')].some(({ rule }) => rule.kind === 'consent');
  const first = nodes.find(({ config }) => config.kind === 'send' && (config.purpose ?? 'marketing') === 'marketing');
  if (asksConsent || first === undefined) return [];
  return [
    finding(
      'consent_not_required',
      'Contacts can enter without consent to marketing. They take the error edge of the first message. Add an entry rule of the kind consent to leave them out.',
      first,
    ),
  ];
}

/** A rule that no contact can meet is most often about a value that is stored as another type. */
async function typeWarnings(
  { sql, owner }: ConfigScope,
  { nodes, ...settings }: Definition,
): Promise<readonly JourneyFinding[]> {
  const findings: JourneyFinding[] = [];
  for (const [rules, node] of [[settings, null] as const, ...nodes.map((one) => [one.config, one] as const)])
    for (const compared of await mistypedComparisons(sql, owner, rules))
      findings.push(finding('type_never_seen', describeComparison(compared), node));
  return findings;
}

/** A receiver cannot tell an unsigned request from a forged one. */
async function signingWarnings({ sql, owner }: ConfigScope, { nodes }: Definition): Promise<JourneyFinding[]> {
  const webhook = nodes.find(({ config }) => config.kind === 'webhook');
  if (webhook === undefined || (await hasSigningSecret(sql, owner))) return [];
  return [
    finding(
      'webhook_not_signed',
      'Requests of webhook nodes are not signed, because the account has no secret for them. Create one with journeys.rotateWebhookSecret.',
      webhook,
      [
        {
          skill: 'journeys.rotateWebhookSecret',
          params: {},
          why: 'Signs the requests, so that receivers can verify them.',
        },
      ],
    ),
  ];
}

function ofGraph(journeyId: string, { code, message, node, edge }: GraphFinding): JourneyFinding {
  if (node === null || edge === undefined) return finding(code, message, node);
  const [kind = 'next', ...name] = edge.split(':');
  const condition = conditionOf(kind, name.length === 0 ? null : name.join(':'));
  return finding(code, message, node, [
    {
      skill: 'journeys.edges.create',
      params: {
        journey_id: journeyId,
        from_node_id: node.id,
        kind,
        ...(condition !== null && { condition }),
      },
      needs: needs({ to_node_id: 'ID of the node that follows.' }),
      why: 'Connects the node.',
    },
  ]);
}

function ofError(code: string, { message, nextActions }: SkillError, node: JourneyNode | null): JourneyFinding {
  return finding(code, node === null ? message : `The node "${node.name}": ${message}`, node, [...nextActions]);
}

function finding(
  code: string,
  message: string,
  node: JourneyNode | null,
  nextActions: JourneyFinding['next_actions'] = [],
): JourneyFinding {
  return { code, message: message.slice(0, 500), node_id: node?.id ?? null, next_actions: nextActions };
}
