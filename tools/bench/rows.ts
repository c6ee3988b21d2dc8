import type { BenchRow } from './row.ts';
import { badNeighbours } from './rows/bad-neighbours.ts';
import { campaignDrain } from './rows/campaign-drain.ts';
import { campaignDrainHttp } from './rows/campaign-drain-http.ts';
import { campaignDrainSmpp } from './rows/campaign-drain-smpp.ts';
import { citus } from './rows/citus.ts';
import { codegen } from './rows/codegen.ts';
import { contactsGet } from './rows/contacts-get.ts';
import { contactsImport } from './rows/contacts-import.ts';
import { eventDelivery } from './rows/event-delivery.ts';
import { fairness } from './rows/fairness.ts';
import { fanOut } from './rows/fan-out.ts';
import { growth } from './rows/growth.ts';
import { hotTenant } from './rows/hot-tenant.ts';
import { journeys } from './rows/journeys.ts';
import { links } from './rows/links.ts';
import { messageLists } from './rows/message-lists.ts';
import { messagesSend } from './rows/messages-send.ts';
import { noisyNeighbour } from './rows/noisy-neighbour.ts';
import { overload } from './rows/overload.ts';
import { partnerSend } from './rows/partner-send.ts';
import { peersCampaign } from './rows/peers-campaign.ts';
import { peersJobs } from './rows/peers-jobs.ts';
import { peersRpc } from './rows/peers-rpc.ts';
import { recordEvents } from './rows/record-events.ts';
import { segments } from './rows/segments.ts';
import { smppSubmit } from './rows/smpp.ts';
import { start } from './rows/start.ts';
import { whoami } from './rows/whoami.ts';

/** All rows in the order of the tables. */
export const benchRows: readonly BenchRow[] = [
  whoami,
  contactsGet,
  contactsImport,
  recordEvents,
  segments,
  links,
  partnerSend,
  messagesSend,
  hotTenant,
  growth,
  messageLists,
  fanOut,
  campaignDrain,
  campaignDrainHttp,
  campaignDrainSmpp,
  journeys,
  eventDelivery,
  smppSubmit,
  fairness,
  badNeighbours,
  noisyNeighbour,
  overload,
  start,
  codegen,
  peersRpc,
  peersJobs,
  peersCampaign,
  citus,
];
