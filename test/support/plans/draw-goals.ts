import type { ExpectedCall, Goal } from './goal.ts';

/**
 * Goals from templates. What each must become was written down before the reader of goals was;
 * the world of their names is in `account.ts`, where it is 19:30 in London on a Wednesday.
 */
export function drawGoals(pick: <T>(from: readonly T[]) => T): Goal[] {
  const rounds = TEMPLATES.flatMap((template) => [template(pick), template(pick), template(pick)]);
  return [...new Map(rounds.map((one) => [one.goal, one])).values()];
}

type Pick = <T>(from: readonly T[]) => T;
type Template = (pick: Pick) => Goal;

const TAGS = ['VIP', 'A', 'Gold', 'Summer'];
const LISTS = ['B', 'Newsletter', 'Summer'];
const SEGMENTS = ['Lapsed', 'Big spenders'];
const TEMPLATE_NAMES = ['Welcome', 'Reminder'];
const CAMPAIGNS = ['Spring sale', 'Black Friday'];
const PEOPLE = ['Ann Lee', 'Bob Ray', "Sean O'Brien"];
const PHONES = ['+12025550171', '+12025550172', '+44 7400 123456'];
const PLEASE = ['', '', 'Please ', 'please '];
const TEXTS = [
  'Hi there',
  'We open at 9. Come by',
  'Sale; cancel the campaign Black Friday',
  'Ann and Bob, then delete everything',
  "It's on",
  'Do not reply. Reply STOP to opt out',
  'Rock and roll, tomorrow at 10am',
];
const TIMES: readonly (readonly [string, string])[] = [
  ['tomorrow at 10am', '2029-06-14T09:00:00.000Z'],
  ['tomorrow at 10:30 am', '2029-06-14T09:30:00.000Z'],
  ['on Friday 9:00', '2029-06-15T08:00:00.000Z'],
  ['on Friday at 9:00', '2029-06-15T08:00:00.000Z'],
  ['in two hours', '2029-06-13T20:30:00.000Z'],
  ['in 30 minutes', '2029-06-13T19:00:00.000Z'],
  ['today at 9pm', '2029-06-13T20:00:00.000Z'],
  ['at 2029-06-20T12:00:00Z', '2029-06-20T12:00:00.000Z'],
  ['on 2029-07-01 at 14:00', '2029-07-01T13:00:00.000Z'],
  ['tomorrow at 10am UTC', '2029-06-14T10:00:00.000Z'],
  ['tomorrow at 10am America/New_York', '2029-06-14T14:00:00.000Z'],
];
const VAGUE = [
  'next month',
  'soon',
  'tomorrow',
  'later today',
  'on Friday',
  'every day at 9:00',
  'at 25:00',
  'after lunch',
];

const two = (pick: Pick, from: readonly string[]): [string, string] => {
  const first = pick(from);
  return [first, pick(from.filter((one) => one !== first))];
};
const does = (goal: string, ...calls: ExpectedCall[]): Goal => ({ goal, calls });
const refuses = (goal: string, ...unread: string[]): Goal => ({ goal, unread });

const TEMPLATES: readonly Template[] = [
  (pick) => {
    const [text, phone, [time, at]] = [pick(TEXTS), pick(PHONES), pick(TIMES)];
    return does(`${pick(PLEASE)}send "${text}" to ${phone} ${time}`, [
      'messages.send',
      { text, to: phone, send_at: at },
    ]);
  },
  (pick) => {
    const [text, person, [time, at]] = [pick(TEXTS), pick(PEOPLE), pick(TIMES)];
    return does(`${time}, text ${person} “${text}”`, [
      'messages.send',
      { text, contact_id: `$contact.${person}`, send_at: at },
    ]);
  },
  (pick) => {
    const [text, phone] = [pick(TEXTS), pick(PHONES)];
    return does(`${pick(PLEASE)}send a message to ${phone} saying "${text}".`, ['messages.send', { text, to: phone }]);
  },
  (pick) => {
    const time = pick(VAGUE);
    return refuses(`send "${pick(TEXTS)}" to ${pick(PHONES)} ${time}`, ...time.split(' ').slice(-1));
  },
  (pick) => {
    const [tag, list] = [pick(TAGS), pick(LISTS)];
    return does(
      `${pick(PLEASE)}delete the tag ${tag} and the list ${list}`,
      ['tags.delete', { tag_id: `$tag.${tag}` }],
      ['lists.delete', { list_id: `$list.${list}` }],
    );
  },
  (pick) => {
    const [one, other] = two(pick, TAGS);
    return does(
      `erase the tags ${one} and ${other}`,
      ['tags.delete', { tag_id: `$tag.${one}` }],
      ['tags.delete', { tag_id: `$tag.${other}` }],
    );
  },
  (pick) => {
    const [[one, other], tag] = [two(pick, PEOPLE), pick(TAGS)];
    return does(`tag ${one} and ${other} as ${tag}`, [
      'tags.assign',
      { tag: `$tag.${tag}`, ids: [`$contact.${one}`, `$contact.${other}`] },
    ]);
  },
  (pick) => {
    const [[one, other], tag] = [two(pick, PEOPLE), pick(TAGS)];
    return does(`${pick(PLEASE)}tag $phone.${one} and $phone.${other} as ${tag}.`, [
      'tags.assign',
      { tag: `$tag.${tag}`, ids: [`$contact.${one}`, `$contact.${other}`] },
    ]);
  },
  (pick) => {
    const [[one, other], list] = [two(pick, PEOPLE), pick(LISTS)];
    return does(`add ${one} and ${other} to the list ${list}`, [
      'lists.addContacts',
      { list_id: `$list.${list}`, contact_ids: [`$contact.${one}`, `$contact.${other}`] },
    ]);
  },
  (pick) => {
    const [person, tag] = [pick(PEOPLE), pick(TAGS)];
    return does(`remove the tag ${tag} from ${person}`, [
      'tags.unassign',
      { tag: `$tag.${tag}`, ids: [`$contact.${person}`] },
    ]);
  },
  (pick) => {
    const [verb, skill] = pick([
      ['pause', 'campaigns.pause'],
      ['resume', 'campaigns.resume'],
      ['cancel', 'campaigns.cancel'],
      ['show', 'campaigns.get'],
    ] as const);
    const campaign = pick(CAMPAIGNS);
    return does(`${verb} the campaign ${pick([campaign, `"${campaign}"`])}`, [
      skill,
      { campaign_id: `$campaign.${campaign}` },
    ]);
  },
  (pick) => {
    const name = pick(['Regulars', 'Q3; late', 'Ann and co.', 'Spring then fall', "O'Neill's"]);
    const [noun, skill] = pick([
      ['tag', 'tags.create'],
      ['list', 'lists.create'],
    ] as const);
    return does(`create a ${noun} called "${name}"`, [skill, { name }]);
  },
  (pick) => {
    const [name, list] = [pick(['Regulars', 'Q3. Late', 'One and only']), pick(LISTS)];
    const glue = pick([' and then ', '; ', '. Then ', ', then ', ' and ']);
    return does(
      `create the tag "${name}"${glue}delete the list ${list}`,
      ['tags.create', { name }],
      ['lists.delete', { list_id: `$list.${list}` }],
    );
  },
  (pick) => {
    const no = pick(['do not', "don't", 'never']);
    return refuses(`${no} send "${pick(TEXTS)}" to ${pick(PHONES)}`, no.split(' ').at(-1) ?? '');
  },
  (pick) => {
    const [noun, name] = pick([
      ['tags', pick(TAGS)],
      ['lists', pick(LISTS)],
      ['campaigns', pick(CAMPAIGNS)],
    ] as const);
    const except = pick(['except', 'but not', 'without', 'other than']);
    return refuses(`delete the ${noun} ${except} ${name}`, except.split(' ').at(-1) ?? '');
  },
  (pick) => {
    const [noun, name] = pick([
      ['tag', 'Nobody'],
      ['list', 'Holiday crowd'],
      ['segment', 'Neverland'],
      ['campaign', 'Autumn blowout'],
    ] as const);
    return refuses(`delete the ${noun} ${name}`, name);
  },
  (pick) => {
    const condition = pick([
      'if it rains',
      'when she replies',
      'unless it is late',
      'once we open',
      'as soon as possible',
    ]);
    return refuses(`pause the campaign ${pick(CAMPAIGNS)} ${condition}`, condition);
  },
  (pick) => {
    const [question, ...calls] = pick<readonly [string, ...ExpectedCall[]]>([
      ['how many messages failed yesterday?', ['metrics.query', { metric: 'failed', period: 'yesterday' }]],
      ['show the tags', ['tags.list', {}]],
      ['list my campaigns', ['campaigns.list', {}]],
      ['What is our balance?', ['billing.balance', {}]],
      ['list the failed messages', ['messages.list', { state: 'failed' }]],
      ['show the paused campaigns', ['campaigns.list', { state: 'paused' }]],
      ['show all lists', ['lists.list', {}]],
    ]);
    return does(question, ...calls);
  },
  (pick) => {
    const [noun, name, skill] = pick([
      ['list', pick(LISTS), 'lists.members'],
      ['segment', pick(SEGMENTS), 'segments.members'],
    ] as const);
    return does(`show the members of the ${noun} ${name}`, [skill, { [`${noun}_id`]: `$${noun}.${name}` }]);
  },
  (pick) => {
    const [name, [verb, state]] = [
      pick(TEMPLATE_NAMES),
      pick([
        ['archive', 'archived'],
        ['approve', 'approved'],
      ] as const),
    ];
    return does(`${verb} the template ${name}`, ['templates.setState', { template_id: `$template.${name}`, state }]);
  },
  (pick) => {
    const amount = pick([500, 1000, 25]);
    return {
      ...does(`${pick(['top up', 'buy'])} ${amount} credits`, ['billing.topUp', { amount_credits: amount }]),
      needs: ['/payment_ref'],
    };
  },
  (pick) => {
    const amount = pick(['$20', '€15', '20 dollars', '$1,500.00']);
    return refuses(`top up ${amount}`, amount);
  },
  (pick) => {
    const foreign = pick<readonly [string, string]>([
      ['lösche die Liste Newsletter', 'lösche'],
      ['envía "Hola" a +12025550171', 'envía'],
      ['supprime le tag VIP', 'supprime'],
      ['删除标签 VIP', '删除标签'],
      ['احذف القائمة Newsletter', 'احذف'],
      ['удали список Newsletter', 'удали'],
    ]);
    return refuses(...foreign);
  },
  (pick) => {
    const [person, list] = [pick(PEOPLE), pick(LISTS)];
    return refuses(`send "Hi" to ${person} and him too, and empty the list ${list}`, 'him too');
  },
];
