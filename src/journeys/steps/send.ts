import { readPool } from '../../carriers/numbers/pool.ts';
import { spend } from '../../credits/funds.ts';
import { freeFrom } from '../../domain/frequency.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import { pathOf } from '../../domain/journeys/path.ts';
import type { Answer } from '../../domain/journeys/step.ts';
import { SkillError } from '../../errors.ts';
import type { JourneyNodeSend } from '../../generated/types.ts';
import { toContentError } from '../../media/errors.ts';
import { findAudienceContacts } from '../../people/audience/audience.ts';
import {
  type BulkContent,
  type BulkFacts,
  evaluateContact,
  type PlannedContact,
  planContacts,
} from '../../sending/bulk/evaluate.ts';
import type { MediaSource } from '../../sending/content/attachment.ts';
import { loadContent } from '../../sending/content/load-template.ts';
import { findAccountState, findNumber } from '../../sending/facts/account-and-number.ts';
import type { GateName } from '../../sending/facts/send-facts.ts';
import { refusalOf } from '../../sending/gates/evaluate.ts';
import { readSendingRules } from '../../sending/rules/sending-rules.ts';
import type { AnswerOf } from './answers.ts';
import type { MovingEnrollment } from './moving-enrollment.ts';
import type { StepScope } from './scope.ts';
import { nextInWindow } from './send-window.ts';

/** Gates whose refusal may pass without a change of the contact or the message. */
const PASSING: ReadonlySet<GateName> = new Set<GateName>(['state', 'sender', 'credits']);

/**
 * Sends the message of one node to the contacts that are there, through the gates of every send.
 * Credits are charged last, so a transaction sends the messages of one node only: another node
 * would take locks that others hold while they wait for the balance.
 */
export async function answerSend(
  scope: StepScope,
  config: JourneyNodeSend,
  definition: Pick<Definition, 'template_versions' | 'media_files'>,
  allMoving: readonly MovingEnrollment[],
): Promise<AnswerOf> {
  const { tx, owner, now, sends, throttle } = scope;
  const loaded = await loadSend(scope, config, definition).catch(toContentError);
  // The template was archived or deleted: it must be corrected, and contacts wait.
  if (loaded instanceof SkillError) return () => ({ kind: 'unavailable', reason: 'content' });
  const { facts, content } = loaded;
  const { programId, purpose } = facts;
  const reach = {
    programId: programId ?? facts.numbers[0]?.program_id ?? null,
    relationshipAt: purpose === 'transactional' ? now : null,
  };
  const ids = allMoving.map(({ contactId }) => contactId);
  const contacts = await findAudienceContacts(tx, owner, ids, reach);
  const variables = new Map(
    allMoving.map((moving) => [
      moving.contactId,
      { event: moving.propertiesOf('entry'), awaited: moving.propertiesOf('awaited') },
    ]),
  );
  const planned = inTurn(await planContacts(tx, owner, facts, contacts, sends), throttle, allMoving);
  let funds = await sends.readFunds(tx, owner, now);
  const answers = new Map<string, Answer>();
  const allowed = [];
  for (const each of planned) {
    const { id } = each.contact;
    const evaluation = evaluateContact(facts, content, each, funds, variables.get(id));
    const { decision } = evaluation;
    const refusal = refusalOf(decision);
    const waitsUntil = waitOf(config, each, now);
    if (refusal?.gate === 'frequency' && config.on_cap === 'wait') {
      const until = freeFrom(each.timing.evaluation?.caps ?? [], each.recentSends, each.timing.dueAt);
      answers.set(id, { kind: 'deferred', until, reason: 'frequency_cap' });
    } else if (refusal !== null) {
      const reason = refusal.reason ?? refusal.gate;
      if (refusal.gate === 'hold_out') answers.set(id, { kind: 'held_out', reason });
      else answers.set(id, { kind: PASSING.has(refusal.gate) ? 'unavailable' : 'refused', reason });
    } else if (waitsUntil !== null) answers.set(id, waitsUntil);
    else if (throttle !== null && allowed.length >= throttle.left) answers.set(id, { kind: 'throttled' });
    else {
      allowed.push(evaluation);
      if (evaluation.facts.content.ok) funds = spend(funds, evaluation.facts.content.credits);
    }
  }
  const [first] = allMoving;
  const paths = new Map(allMoving.map(({ contactId, variants }) => [contactId, pathOf(variants)]));
  const origin = {
    programId,
    templateId: content.content.templateId,
    nodeId: first?.node.id ?? '',
    journeyId: first?.enrollment.journey_id ?? '',
    version: first?.enrollment.version ?? 0,
    pathOf: (contactId: string) => paths.get(contactId) ?? '',
  };
  for (const { id, contactId, segments, credits } of await sends.accept(tx, owner, allowed, origin, now))
    answers.set(contactId, { kind: 'sent', detail: { message_id: id, segments, credits } });
  throttle?.count(allowed.length);
  return ({ contactId }) => answers.get(contactId) ?? { kind: 'refused', reason: 'forgotten' };
}

/** Under a throttle the contacts that arrived first, which the earliest turns go to. */
function inTurn(
  planned: Iterable<PlannedContact>,
  throttle: StepScope['throttle'],
  allMoving: readonly MovingEnrollment[],
): Iterable<PlannedContact> {
  if (throttle === null) return planned;
  const arrived = new Map(
    allMoving.map(({ contactId, arrivedAt, enrollment }) => [contactId, { arrivedAt, enrollment }]),
  );
  const turnOf = ({ contact: { id } }: PlannedContact): string => {
    const one = arrived.get(id);
    return `${one?.arrivedAt.toISOString()} ${one?.enrollment.id}`;
  };
  return [...planned].sort((one, other) => (turnOf(one) < turnOf(other) ? -1 : 1));
}

/** Until quiet hours are over, or until the window of the node begins. */
function waitOf(
  { send_between: window }: JourneyNodeSend,
  { contact, timing }: PlannedContact,
  now: Date,
): Answer | null {
  if (timing.dueAt > now) return { kind: 'deferred', until: timing.dueAt, reason: 'quiet_hours' };
  const until = window === undefined ? now : nextInWindow(contact, window, now);
  return until > now ? { kind: 'deferred', until, reason: 'send_between' } : null;
}

/** The files of a published node; a draft, which is simulated in a call, reads its links. */
function mediaOf(
  { media: links = [], media_fallback: fallback }: JourneyNodeSend,
  files: Definition['media_files'],
  now: Date,
): MediaSource {
  return files === undefined
    ? { links, fallback, now }
    : { ids: links.flatMap((link) => files[link] ?? []), fallback, now: null };
}

async function loadSend(
  { tx, owner, now, linksUrl }: StepScope,
  config: JourneyNodeSend,
  { template_versions: versions = {}, media_files: files }: Pick<Definition, 'template_versions' | 'media_files'>,
): Promise<{ readonly facts: BulkFacts; readonly content: BulkContent }> {
  const { text, template_id: templateId, purpose = 'marketing', program_id: programId = null } = config;
  const [account, numbers, rules, content] = await Promise.all([
    findAccountState(tx, owner),
    programId === null
      ? findNumber(tx, owner, config.number_id ?? null).then((number) => (number === null ? [] : [number]))
      : readPool(tx, owner, programId),
    readSendingRules(tx, owner),
    loadContent(tx, owner, {
      ...(text === undefined ? {} : { text }),
      ...(templateId === undefined ? {} : { templateId, version: versions[templateId] ?? null }),
      field: 'text',
      links: { shorten: config.shorten_links, url: linksUrl },
      media: mediaOf(config, files, now),
    }),
  ]);
  const { content_exceptions: contentExceptions, smart_encoding: accountEncoding } = account;
  const smartEncoding = config.smart_encoding ?? content.smartEncoding ?? accountEncoding ?? 'off';
  return {
    facts: {
      purpose,
      programId,
      localTime: null,
      account: account.facts,
      numbers,
      contentExceptions,
      rules,
      at: now,
    },
    content: { content, smartEncoding },
  };
}
