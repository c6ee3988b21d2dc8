import type { ExpectedCall, Goal } from './goal.ts';

const does = (goal: string, ...calls: ExpectedCall[]): Goal => ({ goal, calls });
const lacks = (goal: string, needs: string[], ...calls: ExpectedCall[]): Goal => ({ goal, calls, needs });
const refuses = (goal: string, ...unread: string[]): Goal => ({ goal, unread });

const ANN = '$contact.Ann Lee';
const BOB = '$contact.Bob Ray';

/** Goals written by hand, of all modules, before the reader of goals was. */
export const WRITTEN: readonly Goal[] = [
  // Messages.
  does('Text +12025550171 "Your table is ready"', [
    'messages.send',
    { to: '+12025550171', text: 'Your table is ready' },
  ]),
  does('send the template Welcome to Ann Lee', [
    'messages.send',
    { template_id: '$template.Welcome', contact_id: ANN },
  ]),
  does('send the template Reminder to +12025550171 tomorrow at 8am', [
    'messages.send',
    { template_id: '$template.Reminder', to: '+12025550171', send_at: '2029-06-14T07:00:00.000Z' },
  ]),
  does(
    'send "Hi" to +12025550171 and +12025550172',
    ['messages.send', { to: '+12025550171', text: 'Hi' }],
    ['messages.send', { to: '+12025550172', text: 'Hi' }],
  ),
  lacks('send a message to +12025550171', ['/text'], ['messages.send', { to: '+12025550171' }]),
  does('cancel the message msg_01jd0000000000000000000001', [
    'messages.cancel',
    { message_id: 'msg_01jd0000000000000000000001' },
  ]),
  does('show the message msg_01jd0000000000000000000001', [
    'messages.get',
    { message_id: 'msg_01jd0000000000000000000001' },
  ]),
  does('retry the message msg_01jd0000000000000000000001', [
    'messages.retry',
    { message_id: 'msg_01jd0000000000000000000001' },
  ]),
  does('list the messages to Ann Lee', ['messages.list', { contact_id: ANN }]),
  refuses('send "Hi" to them', 'them'),
  refuses('send it to +12025550171', 'it'),
  refuses('send "Hi" to everyone except Ann Lee', 'everyone', 'except'),
  refuses('send "Hi" to everybody', 'everybody'),
  refuses('send "Hi" to Kim Park', 'Kim Park'),
  refuses('send "Hi" to Hercule Poirot', 'Hercule Poirot'),
  refuses('send Hi to +12025550171', 'Hi'),
  refuses('send "Hi to +12025550171', '"Hi'),
  refuses('send "Hi" to +12025550171 from +12025550172 as marketing to all', 'all'),
  refuses('send "Hi" to +12025550171 twice', 'twice'),
  refuses('please stop sending messages to +12025550171', 'stop'),
  refuses('send "Hi" to +12025550171 if it is sunny', 'if it is sunny'),
  refuses('send "Hi" to +12025550171 unless he opted out', 'unless he opted out'),
  refuses('send "Hi" to +12025550171 yesterday at 9am', 'yesterday'),
  refuses('send "Hi" to +12025550171 without a link', 'without'),
  refuses('Send nothing to +12025550171', 'nothing'),
  // Tags.
  does('create the tag "Regulars"', ['tags.create', { name: 'Regulars' }]),
  does('create a tag called Regulars', ['tags.create', { name: 'Regulars' }]),
  does(
    'create the tag "Regulars" and then tag Ann Lee as "Regulars"',
    ['tags.create', { name: 'Regulars' }],
    ['tags.assign', { tag: { $from: 'steps.1.tag.id' }, ids: [ANN] }],
  ),
  does('delete the tag Summer', ['tags.delete', { tag_id: '$tag.Summer' }]),
  does('remove the VIP tag from Bob Ray', ['tags.unassign', { tag: '$tag.VIP', ids: [BOB] }]),
  does('merge the tag A into the tag Gold', ['tags.merge', { from: '$tag.A', into: '$tag.Gold' }]),
  does('tag Sean O\'Brien as "Gold"', ['tags.assign', { tag: '$tag.Gold', ids: ["$contact.Sean O'Brien"] }]),
  does('Show me all tags, please', ['tags.list', {}]),
  refuses('delete Summer', 'Summer'),
  refuses('tag Ann Lee as Platinum', 'Platinum'),
  refuses('tag Kim Park as VIP', 'Kim Park'),
  refuses('tag everyone as VIP', 'everyone'),
  refuses('do not tag Ann Lee as VIP', 'not'),
  refuses('rename the tag VIP to "Very important"', 'rename'),
  refuses('show the tag VIP and delete it', 'it'),
  refuses('delete all tags', 'all'),
  refuses('tag +12025550199 as VIP', '+12025550199'),
  refuses('tag Ann Lee as VIP and Bob Ray as', 'as'),
  // Lists.
  does('create a list named "Early birds"', ['lists.create', { name: 'Early birds' }]),
  does('remove Bob Ray from the list Newsletter', [
    'lists.removeContacts',
    { list_id: '$list.Newsletter', contact_ids: [BOB] },
  ]),
  does('add Ann Lee to the Newsletter list', [
    'lists.addContacts',
    { list_id: '$list.Newsletter', contact_ids: [ANN] },
  ]),
  does('show the lists and show the tags', ['lists.list', {}], ['tags.list', {}]),
  refuses('delete the list B but keep the list Newsletter', 'but keep'),
  refuses('delete the list B later', 'later'),
  refuses('delete the list "Newsletter" or the list B', 'or'),
  refuses('delete everything', 'everything'),
  // Segments.
  does('delete the segment "Big spenders"', ['segments.delete', { segment_id: '$segment.Big spenders' }]),
  does('show the segment Lapsed', ['segments.get', { segment_id: '$segment.Lapsed' }]),
  does('who is in the segment Lapsed?', ['segments.members', { segment_id: '$segment.Lapsed' }]),
  does('tag the segment Lapsed as Gold', ['tags.assign', { tag: '$tag.Gold', segment_id: '$segment.Lapsed' }]),
  refuses('delete the segment Lapsed without its contacts', 'without'),
  // Templates.
  does('delete the template Welcome', ['templates.delete', { template_id: '$template.Welcome' }]),
  does('create a template called "Thanks" with the text "Thank you. See you; soon"', [
    'templates.create',
    { name: 'Thanks', body: 'Thank you. See you; soon' },
  ]),
  does('show the template Reminder', ['templates.get', { template_id: '$template.Reminder' }]),
  refuses('translate the template Welcome to French', 'French'),
  // Campaigns.
  does('create a campaign named "May"', ['campaigns.create', { name: 'May' }]),
  does('duplicate the campaign Spring sale', ['campaigns.duplicate', { campaign_id: '$campaign.Spring sale' }]),
  lacks(
    'launch the campaign Spring sale',
    ['/preflight_token'],
    ['campaigns.launch', { campaign_id: '$campaign.Spring sale' }],
  ),
  lacks(
    'launch the campaign Spring sale on Friday at 9:00',
    ['/preflight_token'],
    ['campaigns.launch', { campaign_id: '$campaign.Spring sale', send_at: '2029-06-15T08:00:00.000Z' }],
  ),
  refuses('cancel the campaign Winter', 'Winter'),
  refuses('pause the campaign Spring sale tomorrow at 10am', 'tomorrow at 10am'),
  refuses('pause the campaign Spring sale when it has sent 100 messages', 'when it has sent 100 messages'),
  refuses('launch the campaign Spring sale in every zone', 'every zone'),
  refuses('never launch the campaign Spring sale', 'never'),
  // Contacts.
  does('forget Ann Lee', ['contacts.forget', { contact_id: ANN }]),
  does('show the contact Ann Lee', ['contacts.get', { contact_id: ANN }]),
  does('opt out +12025550171', ['contacts.optOut', { phone: '+12025550171' }]),
  does('create the contact +12025550171', ['contacts.upsert', { phone: '+12025550171' }]),
  does('list the contacts with the tag VIP', ['contacts.list', { tag: '$tag.VIP' }]),
  refuses('forget all contacts', 'all'),
  refuses('forget the contact Kim Park', 'Kim Park'),
  refuses("forget Ann Lee's mother", 'mother'),
  refuses('change the email of Ann Lee to ann@example.com, bob@example.com', 'ann@example.com'),
  // Money and numbers.
  does('top up 500 credits with the payment "pay_123"', [
    'billing.topUp',
    { amount_credits: 500, payment_ref: 'pay_123' },
  ]),
  does('buy the number +12025550188', ['phone-numbers.acquire', { phone: '+12025550188' }]),
  does('show our phone numbers', ['phone-numbers.list', {}]),
  does('show the credit usage', ['billing.usage', {}]),
  refuses('top up 500', '500'),
  refuses('top up 500 credits every month', 'every month'),
  refuses('buy more credits', 'more'),
  // Other modules.
  does('suppress +12025550171', ['compliance.suppress', { phone: '+12025550171' }]),
  does('show the setup checklist', ['dashboard.checklist', {}]),
  does('list the journeys', ['journeys.list', {}]),
  does('list the automation rules', ['automation.list', {}]),
  does('show the programs', ['program.list', {}]),
  does('list the reports', ['reports.list', {}]),
  does('list the sources', ['sources.list', {}]),
  does('show the links', ['links.list', {}]),
  does('show the recommendations', ['insights.recommendations', {}]),
  does('list duplicate contacts', ['hygiene.duplicates', {}]),
  does('assign the conversation thr_01jd0000000000000000000001 to "maria"', [
    'inbox.assign',
    { conversation_id: 'thr_01jd0000000000000000000001', assignee: 'maria' },
  ]),
  does('resolve the conversation thr_01jd0000000000000000000001', [
    'inbox.setState',
    { conversation_id: 'thr_01jd0000000000000000000001', state: 'resolved' },
  ]),
  refuses('make me a sandwich', 'sandwich'),
  refuses('can you help?', 'help'),
  refuses('the tag VIP', 'tag VIP'),
  refuses('revoke the key key_01jd0000000000000000000001', 'revoke'),
];
