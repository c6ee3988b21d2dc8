import { readLeet } from './fold-word.ts';
import type { Link } from './read-link.ts';

/**
 * Names that phishing imitates, with the domains that are really theirs. A message that names one
 * and links elsewhere imitates it, if it also threatens and demands.
 */
const IMITATED: Readonly<Record<string, string>> = {
  usps: 'usps.com',
  'us postal': 'usps.com',
  'postal service': 'usps.com',
  fedex: 'fedex.com',
  ups: 'ups.com',
  dhl: 'dhl.com dhl.de dhl.fr dhl.es',
  amazon: 'amazon.com amazon.de amazon.fr amazon.es amazon.co.uk amazon.ca amazon.com.br a.co',
  netflix: 'netflix.com',
  paypal: 'paypal.com paypal.me',
  apple: 'apple.com icloud.com',
  icloud: 'apple.com icloud.com',
  chase: 'chase.com',
  'wells fargo': 'wellsfargo.com',
  'bank of america': 'bankofamerica.com bofa.com',
  bofa: 'bankofamerica.com bofa.com',
  citibank: 'citi.com citibank.com',
  'capital one': 'capitalone.com',
  irs: 'irs.gov',
  'e zpass': 'e-zpassny.com ezpassnj.com e-zpassiag.com ezpassva.com',
  ezpass: 'e-zpassny.com ezpassnj.com e-zpassiag.com ezpassva.com',
  sunpass: 'sunpass.com',
  fastrak: 'bayareafastrak.org thetollroads.com',
  dmv: 'dmv.ca.gov dmv.ny.gov',
  coinbase: 'coinbase.com',
  venmo: 'venmo.com',
  zelle: 'zellepay.com',
  'cash app': 'cash.app',
  microsoft: 'microsoft.com live.com office.com',
  google: 'google.com g.co',
  facebook: 'facebook.com fb.com fb.me',
  instagram: 'instagram.com',
  whatsapp: 'whatsapp.com wa.me',
  walmart: 'walmart.com',
  costco: 'costco.com',
  'social security': 'ssa.gov',
  medicare: 'medicare.gov',
  'la poste': 'laposte.fr',
  chronopost: 'chronopost.fr',
  ameli: 'ameli.fr',
  impots: 'impots.gouv.fr',
  'banque postale': 'labanquepostale.fr',
  'credit agricole': 'credit-agricole.fr',
  correos: 'correos.es correos.com',
  santander: 'santander.com santander.es santander.com.br bancosantander.es',
  bbva: 'bbva.com bbva.es bbva.mx',
  caixabank: 'caixabank.es caixabank.com',
  hacienda: 'agenciatributaria.es agenciatributaria.gob.es',
  sparkasse: 'sparkasse.de',
  volksbank: 'vr.de volksbank.de',
  'deutsche post': 'deutschepost.de',
  ctt: 'ctt.pt',
  correios: 'correios.com.br',
  bradesco: 'bradesco.com.br',
  itau: 'itau.com.br',
  nubank: 'nubank.com.br',
  'caixa economica': 'caixa.gov.br',
  hmrc: 'gov.uk',
  'royal mail': 'royalmail.com',
  evri: 'evri.com',
  dpd: 'dpd.com dpd.co.uk dpd.de dpd.fr',
  nhs: 'nhs.uk',
  dvla: 'gov.uk',
  'canada post': 'canadapost.ca canadapost-postescanada.ca',
  interac: 'interac.ca',
  auspost: 'auspost.com.au',
  'australia post': 'auspost.com.au',
  mygov: 'my.gov.au',
  'navy federal': 'navyfederal.org',
  usaa: 'usaa.com',
  usbank: 'usbank.com',
  'union bank': 'unionbank.com usbank.com',
  citi: 'citi.com citibank.com',
  comerica: 'comerica.com',
  truist: 'truist.com',
  pnc: 'pnc.com',
  'td bank': 'td.com tdbank.com',
  'american express': 'americanexpress.com amex.com',
  amex: 'americanexpress.com amex.com',
  edd: 'edd.ca.gov ca.gov',
  'home depot': 'homedepot.com',
  walgreens: 'walgreens.com',
  verizon: 'verizon.com vzw.com',
  't mobile': 't-mobile.com',
  spotify: 'spotify.com',
  ebay: 'ebay.com',
  binance: 'binance.com',
  robinhood: 'robinhood.com',
};

const OWN_DOMAINS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(IMITATED).map(([name, domains]) => [name, domains.split(' ')]),
);

/** The same names written as one word, as hosts and shouting messages do: "bankofamerica". */
const JOINED_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  [...OWN_DOMAINS].map(([name, domains]) => [name.replaceAll(' ', ''), domains]),
);
/** A shorter name stands in too many other words: "ups" in "upstairs". */
const MIN_INSIDE = 6;
const LONG_NAMES: readonly (readonly [string, readonly string[]])[] = [...JOINED_NAMES].filter(
  ([name]) => name.length >= MIN_INSIDE,
);

const IMITATED_WORDS: ReadonlySet<string> = new Set([
  ...Object.keys(IMITATED).flatMap((name) => name.split(' ')),
  ...JOINED_NAMES.keys(),
]);

export const isImitatedWord = (word: string): boolean => IMITATED_WORDS.has(word);

/** The domains of an imitated name of one or two words; undefined for other words. */
export function domainsOf(name: string): readonly string[] | undefined {
  return OWN_DOMAINS.get(name) ?? JOINED_NAMES.get(name);
}

/** Whether a part of the host is a name that belongs to another domain: "usps-fix.com". */
export function usesForeignName(written: string): boolean {
  const host = /\d/.test(written) ? readLeet(written.replaceAll('1', 'l')) : written;
  if (host !== written && namesForeign(written)) return true;
  return namesForeign(host);
}

function namesForeign(host: string): boolean {
  for (const part of host.split(/[.-]/)) {
    const domains = JOINED_NAMES.get(part);
    if (domains !== undefined) return !belongsTo(host, domains);
  }
  // "bankofamericadebit05.com"
  return LONG_NAMES.some(([name, domains]) => host.includes(name) && !belongsTo(host, domains));
}

export function belongsTo(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** Top-level domains with the most abuse, by the public statistics of Spamhaus, 2026. */
const RISKY_TOP_LEVEL: ReadonlySet<string> = new Set(
  'top xyz icu click cn ru tk ml ga cf gq buzz vip cc cfd sbs rest bond monster cyou lol work su pw win bid loan quest cam associates shopping'.split(
    ' ',
  ),
);
const DOUBTFUL_TOP_LEVEL: ReadonlySet<string> = new Set(
  'info live online site website support help space fun'.split(' '),
);
/** Hosts under which anyone publishes without a name of their own, or points a name anywhere. */
const OPEN_HOSTS: readonly string[] =
  'duckdns.org no-ip.org ddns.net hopto.org ngrok.io ngrok-free.app 000webhostapp.com weebly.com onlinehome.us web.app firebaseapp.com pages.dev workers.dev vercel.app netlify.app glitch.me repl.co onrender.com herokuapp.com forms.gle onelink.to ffm.to lnkd.in'.split(
    ' ',
  );
const BAIT: readonly string[] =
  'secure login verif account update support alert billing unlock confirm auth wallet redeliver refund suspend recover track parcel toll claim prize reward security service redeem cancel deliver rewards winner customs anular bloque sperr geraet zoll paket colis livraison envio aduana taxa pagamento reembols client kunde sicher seguro renouvel amende gagnant premio fiscal activ verific actualiz valid acces zugang'.split(
    ' ',
  );

/** How much a host looks like phishing, from 0 to 2.5. */
export function suspicionOf({ host, insecure }: Link): number {
  const top = host.slice(host.lastIndexOf('.') + 1);
  let suspicion = insecure ? 0.5 : 0;
  if (isNumeric(top) || host.startsWith('xn--') || !isAscii(host)) suspicion += 2;
  else if (RISKY_TOP_LEVEL.has(top)) suspicion += 1.5;
  else if (DOUBTFUL_TOP_LEVEL.has(top)) suspicion += 0.7;
  if (belongsTo(host, OPEN_HOSTS)) suspicion += 1;
  const labels = host.split('.').slice(0, -1);
  if (labels.length > 1 && labels.slice(0, -1).some((label) => label === 'gov' || label === 'com')) suspicion += 2;
  if (labels.some(looksRandom)) suspicion += 0.7;
  const hasBait = BAIT.some((word) => host.includes(word));
  const isComposed = host.includes('-') || host.split('.').length > 3;
  if (hasBait && isComposed) suspicion += 1.5;
  return Math.min(suspicion, 2.5);
}

/** A longer name with a digit inside is rather composed of words. */
const MAX_RANDOM = 14;

/** "c7dvr", "pmx565wc7sg5", "vbvnejt": digits between letters, or no vowel in a long name. */
function looksRandom(label: string): boolean {
  if (/^(?:www|http)/.test(label)) return false;
  return /^[a-z]+\d+[a-z]+(?:\d+[a-z]*)?$/.test(label)
    ? label.length <= MAX_RANDOM
    : /^[b-df-hj-np-tv-xz]{5,}$/.test(label);
}

function isNumeric(label: string): boolean {
  return label.length > 0 && label.charCodeAt(0) >= 48 && label.charCodeAt(0) <= 57;
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}
