import { readCodes } from './carrier-code.ts';

/**
 * Codes of Twilio for messages, of answers to submissions (10xxx to 21xxx) and of status callbacks
 * (30xxx, 63xxx). Each has its page in Twilio's dictionary of errors, read in November 2026.
 */
export const TWILIO_CODES = readCodes(
  `
10001 | account | pause_account | - | The account at the carrier is not active. | Activate the account at Twilio.
14107 | carrier | retry | - | Too many messages were sent at once. | They are sent again later.
20003 | account | pause_account | - | The carrier does not accept the credentials of the account. | Set the credentials of the account (tern operator carrier).
20005 | account | pause_account | - | The account at the carrier is not active. | Activate the account at Twilio.
20006 | account | pause_account | - | The credentials may not do this at the carrier. | Use credentials of the account that owns the number.
20008 | account | pause_account | - | The credentials at the carrier are test credentials. | Set live credentials.
20403 | account | pause_account | - | The carrier does not let the account send. | Look at the state of the account at Twilio.
20404 | account | pause_account | - | The account does not exist at the carrier. | Set the credentials of the account (tern operator carrier).
20429 | carrier | retry | - | Too many requests at once. | They are sent again later.
21211 | recipient | give_up | invalid_number 1 suppress | The number does not exist. | Correct the number.
21212 | sender | pause_number | - | The sender is not a valid number or sender ID. | Assign a sender that the account owns at Twilio.
21214 | recipient | give_up | invalid_number 1 suppress | The number does not exist. | Correct the number.
21217 | recipient | give_up | invalid_number 1 suppress | The number does not exist. | Correct the number.
21266 | recipient | give_up | - | The recipient is the sender. | Send to another number.
21408 | account | give_up | - | The account at the carrier may not send to the country of the recipient. | Enable the country in the messaging geographic permissions of Twilio.
21602 | content | give_up | - | The message is empty. | Write it.
21603 | sender | pause_number | - | The message has no sender. | Assign a number to the account.
21604 | recipient | give_up | - | The message has no recipient. | Correct the number.
21606 | sender | pause_number | - | The sender cannot send messages, or belongs to another account. | Use a sender that the account owns at Twilio and that can send messages.
21608 | account | give_up | - | A trial account sends to verified numbers only. | Upgrade the account at Twilio.
21609 | account | pause_account | - | The carrier does not accept the address of our callbacks. | Set TERN_PUBLIC_URL to an address that Twilio can reach.
21610 | recipient | opt_out | opted_out_at_carrier 1 suppress | The recipient opted out at the carrier. | Only a START from the recipient lifts it.
21611 | carrier | retry | - | The queue of the number is full at the carrier. | The message is sent again later. Lower the rate of the number if this repeats.
21612 | sender | give_up | - | The sender cannot send to this recipient. | Use another kind of sender for the country of the recipient.
21614 | recipient | give_up | not_textable 1 suppress | The number cannot receive messages. | Ask the contact for a mobile number.
21617 | content | give_up | - | The message is longer than the carrier allows. | Shorten it.
21619 | content | give_up | - | The message has neither words nor media. | Write it.
21620 | content | give_up | - | A link to a file is not valid. | Correct the link.
21635 | recipient | give_up | not_textable 1 suppress | The number is a landline. | Ask the contact for a mobile number.
21656 | content | give_up | - | The variables of the content are not valid. | Correct the variables.
21657 | sender | register | - | The country of the recipient does not take this sender ID. | Use a sender that the country takes.
21658 | content | give_up | - | A part of the message is longer than the carrier allows. | Shorten it.
21659 | sender | pause_number | - | The sender is not a number of Twilio. | Assign a sender that Twilio hosts.
21660 | sender | pause_number | - | The sender belongs to another account at the carrier. | Set the credentials of the account that owns the number (tern operator carrier).
21661 | sender | pause_number | - | The sender cannot send messages. | Use a number that can send messages.
21703 | sender | pause_number | - | The messaging service has no sender. | Add a sender to it at Twilio.
21704 | sender | pause_number | - | The messaging service has no sender. | Add a sender to it at Twilio.
21705 | account | give_up | - | The messaging service is not valid. | Look at the messaging service at Twilio.
21730 | carrier | retry | - | The carrier is under maintenance. | They are sent again later.
21910 | sender | give_up | - | The sender and the recipient belong to different channels. | Use a sender of the channel of the recipient.
30001 | carrier | retry | - | The queue of the carrier is full. | Lower the rate of the number, and send again.
30002 | account | pause_account | - | The account was suspended at the carrier after it took the message. | Look at the state of the account at Twilio.
30003 | recipient | give_up | unreachable 3 flag | The phone could not be reached. | Try again later.
30004 | recipient | give_up | blocked 3 flag | The carrier or the recipient blocks these messages. | Contact the recipient by another channel.
30005 | recipient | give_up | unknown_subscriber 1 suppress | The number is not assigned to a subscriber. | Correct the number.
30006 | recipient | give_up | not_textable 1 suppress | The number cannot receive messages. | Ask the contact for a mobile number.
30007 | content | give_up | - | The carrier filtered the message. | Name the brand, remove public link shorteners, and register the campaign.
30008 | carrier | give_up | - | The carrier reported a failure without its cause. | Send again later; ask the carrier if this repeats.
30010 | account | give_up | - | The price of the message is above the maximum price of the account. | Raise the maximum price.
30011 | recipient | give_up | - | The carrier of the recipient does not take media. | Set media_fallback to link to send links instead.
30017 | carrier | retry | - | The network of the carrier is congested. | Send again later.
30018 | sender | register | - | The carrier of the recipient wants the sender ID to be registered. | Register the sender ID for the country.
30019 | content | give_up | - | The message is larger than the carrier of the recipient takes. | Use smaller files.
30022 | sender | retry | - | The registered campaign sends faster than carriers allow. | Lower the rate of the number.
30023 | sender | give_up | - | The daily limit of the registered campaign is reached. | Send after midnight Pacific time.
30024 | sender | register | - | The carrier of the recipient does not know the sender. | Wait for its registration, and send again.
30027 | sender | give_up | - | T-Mobile's daily limit of the brand is reached. | Send after midnight Pacific time.
30032 | sender | register | - | The toll-free number is not verified. | Verify it with compliance.registerTollFree.
30033 | sender | register | - | The registered campaign is suspended. | Look at the registration (compliance.registrations).
30034 | sender | register | - | The number is not registered for messages to the United States. | Register a campaign, and assign the number to it (compliance.setupStatus).
30035 | sender | register | - | The registration of the number is not finished. | Wait until it is, and send again.
30036 | carrier | give_up | - | The message expired before it was delivered. | Send again with a longer validity.
30037 | account | pause_account | - | The account may not send messages at the carrier. | Ask Twilio why.
30038 | content | give_up | - | The carrier filtered a one-time password. | Ask Twilio why.
30039 | content | give_up | - | The carrier stopped a loop of messages between the two numbers. | Stop answering automatic answers.
30040 | sender | register | - | The sender ID is not registered in the country of the recipient. | Register the sender ID for the country.
30041 | sender | register | - | The number is not registered for messages to the United Kingdom. | Register the number for the country.
30410 | carrier | give_up | - | The carrier did not answer in time. | Send again later.
30450 | content | give_up | - | The carrier blocked the message to prevent fraud. | Ask Twilio why.
30453 | carrier | give_up | - | The carrier could not deliver the message. | Send again later; ask the carrier if this repeats.
30454 | account | give_up | - | The account exceeds its limit of messages at the carrier. | Ask Twilio for a higher limit.
30485 | carrier | give_up | - | The carrier could not deliver the message. | Send again later; ask the carrier if this repeats.
63001 | account | pause_account | - | The channel does not accept the credentials of the account. | Look at the channel at Twilio.
63003 | recipient | give_up | - | The channel does not know the recipient. | Send over another channel.
63007 | sender | pause_number | - | The account has no channel with this sender. | Look at the channel at Twilio.
63009 | carrier | give_up | - | The channel had an internal error. | Send again later.
63013 | content | give_up | - | The message breaks a rule of the channel. | Change the message.
63016 | content | give_up | - | The channel takes only approved templates at this time. | Send an approved template.
63018 | carrier | retry | - | The sender exceeds the rate of the channel. | Lower the rate of the number.
63019 | content | give_up | - | The channel could not load a file of the message. | Correct the link to the file.
63024 | recipient | give_up | - | The recipient is not valid for the channel. | Send over another channel.
63038 | account | retry | - | The account reached its daily limit of messages at the carrier. | Ask Twilio for a higher limit.
`,
  'twilio_',
  (code) => `https://www.twilio.com/docs/api/errors/${code}`,
);
