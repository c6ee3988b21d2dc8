import { readCodes } from './carrier-code.ts';

export const SIMULATOR_CODES = readCodes(
  `
blocked_by_carrier | content | give_up | blocked 3 flag | The carrier filtered the message. | Name the brand, remove public link shorteners, and register the campaign.
invalid_destination | recipient | give_up | invalid_number 1 suppress | The number does not exist. | Correct the number.
unknown_subscriber | recipient | give_up | unknown_subscriber 1 suppress | The number is not assigned to a subscriber. | Correct the number.
`,
  '',
  () => 'the simulator carrier',
);
