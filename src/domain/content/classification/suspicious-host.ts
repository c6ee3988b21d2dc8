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
};

const OWN_DOMAINS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(IMITATED).map(([name, domains]) => [name, domains.split(' ')]),
);

const IMITATED_WORDS: ReadonlySet<string> = new Set(Object.keys(IMITATED).flatMap((name) => name.split(' ')));

export const isImitatedWord = (word: string): boolean => IMITATED_WORDS.has(word);

/** The domains of an imitated name of one or two words; undefined for other words. */
export function domainsOf(name: string): readonly string[] | undefined {
  return OWN_DOMAINS.get(name);
}

/** Whether a part of the host is a name that belongs to another domain: "usps-fix.com". */
export function usesForeignName(host: string): boolean {
  for (const part of host.split(/[.-]/)) {
    const domains = OWN_DOMAINS.get(part);
    if (domains !== undefined) return !belongsTo(host, domains);
  }
  return false;
}

export function belongsTo(host: string, domains: readonly string[]): boolean {
  return domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
}

/** Top-level domains with the most abuse, by the public statistics of Spamhaus, 2026. */
const RISKY_TOP_LEVEL: ReadonlySet<string> = new Set(
  'top xyz icu click cn ru tk ml ga cf gq buzz vip cc cfd sbs rest bond monster cyou lol work su pw win bid loan quest cam'.split(
    ' ',
  ),
);
const DOUBTFUL_TOP_LEVEL: ReadonlySet<string> = new Set(
  'info live online site website support help space fun'.split(' '),
);
const BAIT: readonly string[] =
  'secure login verif account update support alert billing unlock confirm auth wallet redeliver refund suspend recover track parcel toll claim prize reward security service'.split(
    ' ',
  );

/** How much a host looks like phishing, from 0 to 2.5. */
export function suspicionOf({ host, insecure }: Link): number {
  const top = host.slice(host.lastIndexOf('.') + 1);
  let suspicion = insecure ? 0.5 : 0;
  if (isNumeric(top) || host.startsWith('xn--') || !isAscii(host)) suspicion += 2;
  else if (RISKY_TOP_LEVEL.has(top)) suspicion += 1.5;
  else if (DOUBTFUL_TOP_LEVEL.has(top)) suspicion += 0.7;
  const hasBait = BAIT.some((word) => host.includes(word));
  const isComposed = host.includes('-') || host.split('.').length > 3;
  if (hasBait && isComposed) suspicion += 1.5;
  return Math.min(suspicion, 2.5);
}

function isNumeric(label: string): boolean {
  return label.length > 0 && label.charCodeAt(0) >= 48 && label.charCodeAt(0) <= 57;
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}
