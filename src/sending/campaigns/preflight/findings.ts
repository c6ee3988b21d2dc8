import { type DayUsage, leftOf } from '../../../compliance/registration/day-usage.ts';
import type { Funds } from '../../../credits/funds.ts';
import type { SkillError } from '../../../errors.ts';
import type { ContentFinding } from '../../../generated/types.ts';
import { addCredits, ENSURE_DEFAULT_NUMBER, type NextAction, needs, SHOW_LIMITS } from '../../../next-actions.ts';
import { includesContacts } from '../../../people/audience/parts.ts';
import { MAX_COUNTED, type StaleConsent } from '../../../people/audience/stale-consent.ts';
import type { CampaignRow } from '../campaign.ts';
import type { CampaignFacts } from '../campaign-facts.ts';
import type { Finding } from '../finding.ts';
import { mediaBlockers, mediaWarnings } from './media-findings.ts';
import { senderWarnings } from './sender-findings.ts';
import type { AudienceSummary } from './summarize.ts';

/** All reasons why the campaign cannot be launched now. */
export function blockersOf(
  campaign: CampaignRow,
  facts: CampaignFacts,
  summary: Pick<AudienceSummary, 'eligible' | 'credits'>,
  { available, leftInCampaign }: Funds,
): Finding[] {
  const { account, numbers } = facts;
  const found: Finding[] = [];
  if (account.state !== 'active' || account.paused) {
    found.push(
      finding('account_state', 'The account cannot send messages now. Call compliance.setupStatus for the reason.', [
        { skill: 'compliance.setupStatus', params: {}, why: 'Shows why the account cannot send.' },
      ]),
    );
  }
  if (numbers.length === 0) {
    found.push(finding('no_sending_number', 'The account has no number to send from.', [ENSURE_DEFAULT_NUMBER]));
  }
  found.push(...mediaBlockers(facts));
  if (!includesContacts(campaign.audience)) {
    found.push(
      finding('no_audience', 'The campaign has no audience. Set the contacts that it is for.', [
        {
          skill: 'campaigns.update',
          params: { campaign_id: campaign.id },
          needs: needs({ audience: 'Contacts of the campaign; {"include":{"all":true}} means every contact.' }),
          why: 'Sets the audience.',
        },
      ]),
    );
  } else if (summary.eligible === 0) {
    found.push(
      finding(
        'no_eligible_audience',
        'No contact in the audience may receive this message. Record consent or change the audience.',
        [{ skill: 'contacts.list', params: {}, why: 'Lists the contacts with their consent.' }],
      ),
    );
  }
  if (summary.credits > available) {
    const amount = summary.credits - available;
    found.push(
      finding(
        'credits_insufficient',
        `The campaign costs ${summary.credits} credits, but only ${available} are available.`,
        [addCredits(amount, 'Adds the missing credits.')],
      ),
    );
  }
  if (leftInCampaign !== null && summary.credits > leftInCampaign)
    found.push(
      finding(
        'campaign_spend_limit',
        `The campaign costs ${summary.credits} credits, but the spending limit of campaigns leaves ${leftInCampaign}. Raise per_campaign_credits with billing.setLimits, or choose a smaller audience.`,
        [SHOW_LIMITS],
      ),
    );
  if (campaign.state !== 'draft' && campaign.state !== 'paused') {
    found.push(
      finding('state', `The campaign is ${campaign.state}. Only a draft or paused campaign can be launched.`, [
        { skill: 'campaigns.get', params: { campaign_id: campaign.id }, why: 'Shows the state of the campaign.' },
      ]),
    );
  }
  return found;
}

/** What the caller should know before the launch; none of it blocks the launch. */
export function warningsOf(
  facts: CampaignFacts,
  summary: AudienceSummary,
  { leftToday }: Pick<Funds, 'leftToday'>,
  usage: DayUsage | null,
  { stale, months }: StaleConsent,
): Finding[] {
  const found: Finding[] = [
    ...mediaWarnings(facts, summary.asLinks),
    ...senderWarnings(facts, Object.keys(summary.creditsByCountry)),
  ];
  const excluded = Object.values(summary.excludedByReason).reduce((sum, count) => sum + count, 0);
  if (excluded > 0)
    found.push(finding('recipients_excluded', `${excluded} contacts of the audience do not receive the message.`));
  if (stale > 0)
    found.push(
      finding(
        'stale_consent',
        `${stale >= MAX_COUNTED ? `${MAX_COUNTED} or more` : stale} contacts opted in more than ${months} months ago, and no message was sent or received since. They may not expect the message, or their numbers may belong to others. Ask them again or leave them out.`,
        [{ skill: 'hygiene.invalidContacts', params: {}, why: 'Lists numbers that no longer receive messages.' }],
      ),
    );
  if (summary.deferred > 0)
    found.push(
      finding(
        'quiet_hours',
        `${summary.deferred} messages wait for the next allowed hours of their recipients, the last until ${summary.lastDueAt?.toISOString()}.`,
      ),
    );
  if (leftToday !== null && summary.credits > leftToday)
    found.push(
      finding(
        'daily_spend_limit',
        `The campaign costs ${summary.credits} credits, but the account's daily spending limit leaves ${leftToday}. It pauses when the limit is reached. Resume it after 00:00 UTC, or raise daily_credits with billing.setLimits.`,
        [SHOW_LIMITS],
      ),
    );
  if (usage !== null && summary.segments > leftOf(usage))
    found.push(
      finding(
        'daily_limit',
        `The campaign has ${summary.segments} segments, but T-Mobile's daily limit has ${leftOf(usage)} of ${usage.limit} left. The rest waits until ${usage.resetsAt.toISOString()} or longer.`,
        [
          {
            skill: 'compliance.registrations',
            params: { kind: 'campaign' },
            why: 'Shows the daily limit of each registration.',
          },
        ],
      ),
    );
  if (summary.unicode > 0)
    found.push(
      finding(
        'unicode',
        `${summary.unicode} messages contain characters outside GSM-7, so a segment holds 70 characters instead of 160.`,
      ),
    );
  if (summary.longest > 1)
    found.push(
      finding(
        'several_segments',
        `The longest message has ${summary.longest} segments, and each segment costs credits.`,
      ),
    );
  return found;
}

function finding(code: string, message: string, nextActions: NextAction[] = []): Finding {
  return { code, message, next_actions: nextActions };
}

/** The content cannot be loaded: its template is missing, archived or not valid Liquid. */
export function contentBlocker({ message, nextActions }: SkillError): Finding {
  return finding('content', message, [...nextActions]);
}

/** The content gate would reject the message. */
export function contentBlockers(findings: readonly ContentFinding[]): Finding[] {
  return findings
    .filter(({ severity }) => severity === 'blocker')
    .map(({ rule, explanation, fix }) => finding(rule, `${explanation} ${fix}`));
}
