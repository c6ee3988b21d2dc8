/**
 * What a country takes as the sender of an application's messages: country | senders | confidence |
 * source. Senders: `long_code` of the country itself, `foreign` (a long code of another country),
 * `toll_free`, `short_code`, `alphanumeric`, `registered` (an alphanumeric sender ID that must be
 * registered first), `none`. With a tilde, the message arrives, and operators show another sender
 * in the place of this one.
 *
 * Read in November 2026. Confidence: `D` vendor documentation or a regulator, `P` third party. A
 * country without a row is not restricted: no documentation was found, and a carrier may still
 * replace or block a sender there. AWS: docs.aws.amazon.com/end-user-messaging, supported
 * countries; AWS-R: its list of countries that require registration.
 */
export const SENDER_RULES = `
US | long_code toll_free short_code | D | twilio.com/guidelines/us/sms: no international long codes; vonage 204017023
CA | long_code toll_free short_code | D | developers.telnyx.com: international SMS compliance; AWS
GB | long_code short_code alphanumeric | P | support.ometria.com 19820202385437: international numbers are blocked
FR | short_code alphanumeric | D | help.brevo.com 11884482521234: numeric senders are not supported
AT | long_code alphanumeric | D | help.salesforce.com 000393739: non-local numeric senders are filtered
AU | long_code registered | D | AWS; developers.telnyx.com: sender ID registration
SG | long_code short_code registered | D | sgnic.sg: Sender ID rules of registration, since 2023-01-31
IN | registered short_code | D | developers.telnyx.com: DLT; developer.enablex.io: other senders are overwritten
AE | registered short_code | D | easysendsms.zendesk.com 360002793813: registration with the operators
SA | registered | P | AWS-R; executivelist.me: numeric senders are blocked
EG | registered short_code | D | AWS
CM | registered short_code | D | AWS
BD | registered | D | AWS
KH | registered | D | AWS
BY | registered | D | AWS-R
ID | registered | D | AWS-R
JO | registered | D | AWS-R
KZ | registered | D | AWS-R
KE | registered | D | AWS-R
KW | registered | D | AWS-R
LK | registered | D | AWS-R
PH | registered | D | AWS-R
QA | registered | D | AWS-R
RU | registered | D | AWS-R
TH | registered | D | AWS-R
ES | long_code foreign short_code registered | D | CNMC Circular 1/2026 and Order TDF/149/2025: unregistered aliases are blocked since 2026-09-15, numbers need no registration; infobip.com: Spain alias registration
IE | long_code foreign short_code registered | D | comreg.ie: SMS Sender ID Registry, unregistered ones arrive as "Likely Scam" since 2025-07-03; AWS-R
KR | long_code ~foreign ~toll_free ~alphanumeric | D | help.nexmo.com 204017213: numbers get a prefix, alphanumeric ones are replaced by a number
VN | registered | D | help.clicksend.com 8g95iexm1x: unregistered ones are rejected; AWS-R
TR | registered | D | api.support.vonage.com 204017543: registration is mandatory, numbers are not supported; AWS-R
NG | registered short_code | P | support.twilio.com 360039841954: registration of domestic senders; 4notify.net: NCC numbering plan
MY | short_code ~long_code ~foreign ~toll_free ~alphanumeric | D | help.clicksend.com 97cskdj6x3: any other sender is replaced by a shared short code
CN | short_code | D | AWS: short codes only, nothing from abroad
BR | short_code ~alphanumeric | D | help.salesforce.com 000380714: no long codes; de.mailpro.com: other senders are overwritten
MX | long_code short_code ~alphanumeric | D | help.clicksend.com: Mexico: other senders are replaced
CL | long_code short_code | D | AWS
CO | short_code | D | AWS
EC | short_code | D | AWS
PE | short_code | D | AWS
UY | short_code | D | AWS
AR | short_code | D | AWS
DO | short_code | D | AWS
CR | long_code short_code | D | AWS
NZ | short_code | D | AWS
HK | long_code alphanumeric | D | AWS
AW | alphanumeric | D | AWS: nothing from abroad
TD | alphanumeric | D | AWS: nothing from abroad
GQ | alphanumeric | D | AWS: nothing from abroad
PF | alphanumeric | D | AWS: nothing from abroad
NF | alphanumeric | D | AWS: nothing from abroad
PW | alphanumeric | D | AWS: nothing from abroad
BS | none | D | AWS
FM | none | D | AWS
MH | none | D | AWS
`;
