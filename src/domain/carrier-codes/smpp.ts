import { readCodes } from './carrier-code.ts';

const SPECIFICATION = 'SMPP 3.4 (https://smpp.org/SMPP_v3_4_Issue1_2.pdf)';

/** Answers to submit_sm: command_status as the specification writes it. */
const STATUSES = readCodes(
  `
0x01 | content | give_up | - | The carrier says that the length of the message is not valid. | Shorten it, or set TERN_SMPP_LONG_MESSAGES.
0x04 | account | pause_account | - | The session is not bound for sending. | Look at the account at the carrier.
0x07 | carrier | give_up | - | The carrier does not take the request for receipts. | Ask the carrier.
0x08 | carrier | retry | - | The carrier had an internal error. | They are sent again later.
0x0A | sender | pause_number | - | The carrier does not accept the sender. | Use a sender that the carrier assigned to the account.
0x0B | recipient | give_up | invalid_number 1 suppress | The number does not exist. | Correct the number.
0x0D | account | pause_account | - | The carrier does not accept the session. | Look at the account at the carrier.
0x14 | carrier | retry | - | The queue of the carrier is full. | They are sent again later.
0x33 | recipient | give_up | - | The carrier does not accept the recipient. | Correct the number.
0x43 | carrier | give_up | - | The carrier does not take this kind of message. | Set TERN_SMPP_LONG_MESSAGES to the other value.
0x45 | carrier | give_up | - | The carrier could not submit the message. | Ask the carrier, and give the code its meaning with tern operator carrier-code.
0x48 | sender | pause_number | - | The carrier does not accept this kind of sender. | Use another kind of sender.
0x49 | sender | pause_number | - | The carrier does not accept this kind of sender. | Use another kind of sender.
0x50 | recipient | give_up | - | The carrier does not accept this kind of recipient. | Correct the number.
0x51 | recipient | give_up | - | The carrier does not accept this kind of recipient. | Correct the number.
0x58 | carrier | retry | - | Messages are sent faster than the carrier allows. | Lower the rate of the number.
0x61 | carrier | give_up | - | The carrier does not accept the time of the message. | Ask the carrier.
0x62 | carrier | give_up | - | The carrier does not accept the validity of the message. | Ask the carrier.
0x64 | carrier | retry | - | The carrier cannot take messages now. | They are sent again later.
0x65 | carrier | give_up | - | The carrier does not take the message. | Ask the carrier.
0x66 | carrier | give_up | - | The carrier rejected the message. | Ask the carrier.
0xFE | carrier | give_up | - | The carrier could not deliver the message. | Send again later.
`,
  'smpp_',
  () => `${SPECIFICATION}, section 5.1.3`,
);

/** Receipts without an error: their state, as a receipt writes it. */
const STATES = readCodes(
  `
expired | carrier | give_up | - | The message expired before it was delivered. | Try again later.
deleted | carrier | give_up | - | The carrier deleted the message. | Ask the carrier.
undeliv | carrier | give_up | - | The carrier could not deliver the message and gave no cause. | Ask the carrier for the cause.
rejectd | carrier | give_up | - | The carrier rejected the message and gave no cause. | Ask the carrier for the cause.
skipped | carrier | give_up | - | The carrier skipped the message. | Ask the carrier.
`,
  'smpp_',
  () => `${SPECIFICATION}, section 5.2.28 and appendix B`,
);

/**
 * The parameter network_error_code with network type 3 (GSM) has errors of the mobile application
 * part. The field `err` of a receipt has codes that the carrier made up, so the table has none.
 */
const GSM_ERRORS = readCodes(
  `
1 | recipient | give_up | unknown_subscriber 1 suppress | The number is not assigned to a subscriber. | Correct the number.
5 | recipient | give_up | unreachable 3 flag | The network where the phone is does not know the subscriber. | Try again later.
6 | recipient | give_up | unreachable 3 flag | The phone could not be reached. | Try again later.
9 | recipient | give_up | not_textable 1 flag | The network does not serve the subscriber. | Contact the recipient by another channel.
11 | recipient | give_up | not_textable 1 suppress | The subscription has no messages. | Ask the contact for another number.
12 | recipient | give_up | unreachable 3 flag | The network does not serve the phone. | Contact the recipient by another channel.
13 | recipient | give_up | blocked 3 flag | The subscription is barred. | Contact the recipient by another channel.
21 | recipient | give_up | not_textable 3 flag | The network of the recipient takes no messages. | Contact the recipient by another channel.
27 | recipient | give_up | unreachable 3 flag | The phone could not be reached. | Try again later.
31 | recipient | give_up | unreachable 3 flag | The phone was busy with another message. | Try again later.
32 | recipient | give_up | unreachable 3 flag | The phone did not take the message: its memory is full, or it cannot. | Try again later.
33 | recipient | give_up | unreachable 3 flag | Too many messages wait for the phone. | Try again later.
34 | carrier | give_up | - | The network of the recipient failed. | Try again later.
35 | carrier | give_up | - | The network of the recipient lacks data. | Try again later.
36 | carrier | give_up | - | The network of the recipient received unexpected data. | Try again later.
`,
  'smpp_gsm_',
  () =>
    `${SPECIFICATION}, section 5.3.2.31; 3GPP TS 29.002, section 17.6.6 (https://www.3gpp.org/dynareport/29002.htm)`,
);

export const SMPP_CODES = [...STATUSES, ...STATES, ...GSM_ERRORS];
