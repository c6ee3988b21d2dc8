// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.

const bearer = { description: 'Authorization: Bearer <API key>', scheme: 'bearer' };
const apiKey = { description: 'X-API-Key: <API key>', name: 'X-API-Key' };

const securitySchemes = {
  bearer: { type: 'http', ...bearer, httpAuthSecurityScheme: bearer },
  apiKey: { type: 'apiKey', in: 'header', ...apiKey, apiKeySecurityScheme: { ...apiKey, location: 'header' } },
};

const skills: readonly object[] = [
  {"id":"agent.provision","name":"agent.provision","description":"Create an account and its first key. Needs no credentials. The key is shown in this answer and never again; the account starts with a few credits and a checklist of what is missing before the first send. Strictly rate limited.","tags":["agent","write"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"agent.provision\",\"params\":{\"name\":\"Acme Coffee\",\"source\":\"readme\",\"permissions\":\"full\",\"use_case\":\"Order updates and a monthly offer\"}}"],"inputModes":["application/json"],"outputModes":["application/json"],"security":[{}],"securityRequirements":[{"schemes":{}}]},
  {"id":"agent.createKey","name":"agent.createKey","description":"Mint a narrower key. A key never mints a wider key than itself. The key is shown in this answer and never again. Free of charge.","tags":["agent","write"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"agent.createKey\",\"params\":{\"name\":\"dashboard\",\"permissions\":[\"read\"]}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"agent.discover","name":"agent.discover","description":"Find skills by intent. Ranks skills by how well their names and descriptions fit the words of the query; says whether this key may call each. Use it before guessing a name.","tags":["agent","read"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"agent.discover\",\"params\":{\"query\":\"label contacts\",\"limit\":1}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"agent.capabilities","name":"agent.capabilities","description":"The full typed contract, as far as this key is concerned. Every skill with its input and output schema, scope, effect and whether this key may call it; `mcp` answers in the shape of tool definitions. Narrow it with skill or module: the whole is large.","tags":["agent","read"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"agent.capabilities\",\"params\":{\"skill\":\"agent.whoami\"}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"agent.listKeys","name":"agent.listKeys","description":"List the keys of this account, without their secrets. Newest last; revoked and expired keys are listed too. Costs nothing.","tags":["agent","read"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"agent.listKeys\",\"params\":{}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"agent.revokeKey","name":"agent.revokeKey","description":"Revoke a key now. It stops working everywhere within a second. A key may revoke itself. Revoking a revoked key changes nothing.","tags":["agent","destructive"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"agent.revokeKey\",\"params\":{\"key_id\":\"key_01jd0000000000000000000001\"}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"agent.rotateKey","name":"agent.rotateKey","description":"Replace a key by a new one of the same permissions. The old key goes on working for overlap_seconds, so that callers can be moved over. The new key is shown in this answer and never again.","tags":["agent","write"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"agent.rotateKey\",\"params\":{\"key_id\":\"key_01jd0000000000000000000001\",\"overlap_seconds\":3600}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"agent.whoami","name":"agent.whoami","description":"Who this key is, what it may do and what holds it back. The account, the permissions and mode of the key, its rate limits and any hold on the account. Costs nothing.","tags":["agent","read"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"agent.whoami\",\"params\":{}}","{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"agent.whoami\",\"params\":{\"limit\":\"x\"}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"agent.auditLog","name":"agent.auditLog","description":"What was done with the keys of this account. Mutating calls, oldest first, chained by hashes: each entry covers the one before it. Entries are sealed into the chain moments after they are written; an entry that is not sealed yet says so.","tags":["agent","read"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"agent.auditLog\",\"params\":{\"limit\":1}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"contacts.upsert","name":"contacts.upsert","description":"Create a contact, or change the one that has this phone or external id. Found by phone, else by external_id; creating needs a phone. Only the fields that are given change: attributes are merged, and null removes a field or an attribute; tags are added. With expected_version a contact that somebody else changed meanwhile is left alone. A number that opted out before it was a contact comes in as opted out. Never changes consent: use contacts.optIn. Costs nothing.","tags":["contacts","write"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"contacts.upsert\",\"params\":{\"phone\":\"(202) 555-0144\",\"default_country\":\"US\",\"first_name\":\"Grace\",\"attributes\":{\"city\":\"Oslo\"}}}","{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"contacts.upsert\",\"params\":{\"external_id\":\"crm-1\",\"timezone\":\"Europe/Paris\"}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"contacts.get","name":"contacts.get","description":"One contact with its consent and tags. By exactly one of contact_id, phone and external_id. Costs nothing.","tags":["contacts","read"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"contacts.get\",\"params\":{\"phone\":\"+1 202-555-0143\"}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"contacts.list","name":"contacts.list","description":"List contacts, by name, number, tag, list or consent. Oldest first. query keeps those whose first, last or full name, number or external id begins with it, whatever the case. Costs nothing.","tags":["contacts","read"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"contacts.list\",\"params\":{\"consent_status\":\"opted_in\",\"limit\":1}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"contacts.import","name":"contacts.import","description":"Import at most 500 contacts at once. All of it in one transaction; rows that cannot be read are left out and reported, the others are kept. Without mapping the columns are guessed from their names, in English, Spanish, French, Portuguese and German, and what names no field becomes an attribute. A number that is in the batch twice counts once: later rows are reported as duplicate and, with on_duplicate update, fill the first one in. on_duplicate also decides about contacts that exist: update merges, skip leaves them entirely alone, error rejects the row. consent needs its proof and is recorded for rows that are new or have none: an import never opts in again who opted out or is suppressed; such rows carry the code consent_kept_opted_out. With consent.status opted_out every readable number is opted out, and texts that wait for it are recalled. More than 500 rows are refused with import_batch_limit before anything is written. Importing the same rows again changes nothing. Costs nothing.","tags":["contacts","write"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"contacts.import\",\"params\":{\"contacts\":[{\"phone\":\"+12025550144\",\"first_name\":\"Grace\"},{\"phone\":\"none\"}],\"consent\":{\"method\":\"web_form\",\"source\":\"https://example.com/signup\",\"captured_at\":\"2026-01-01T00:00:00Z\"}}}","{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"contacts.import\",\"params\":{\"rows\":[{\"Móvil\":\"0034 612 34 56 78\",\"Nombre\":\"Inés\",\"Ciudad\":\"Cádiz\"}]}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"contacts.optIn","name":"contacts.optIn","description":"Record the consent a person gave, with its proof. Marketing texts need it. The proof is source (or source_id), captured_at, and method or evidence; without it the call is refused and names what is missing. A number that is no contact becomes one. After an opt-out the proof must be newer than it. Appended to the ledger of consent, which is never changed; repeated consent adds an entry and changes nothing else. Costs nothing.","tags":["contacts","write"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"contacts.optIn\",\"params\":{\"phone\":\"+12025550143\",\"method\":\"web_form\",\"source\":\"https://example.com/signup\",\"captured_at\":\"2026-01-01T00:00:00Z\",\"disclosure_text\":\"I agree to get offers by text. Reply STOP to end.\"}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"contacts.optOut","name":"contacts.optOut","description":"End the consent of a contact or of a number, now. Never refused for want of proof. In one transaction: an entry in the ledger, the state of the contact, the suppression of the number, and the recall of texts that wait for it, whose credits come back. Works for numbers that are no contacts. Only newer consent of the person undoes it. Costs nothing.","tags":["contacts","write"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"contacts.optOut\",\"params\":{\"contact_id\":\"con_01jd0000000000000000000001\",\"reason\":\"requested\"}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"contacts.consentHistory","name":"contacts.consentHistory","description":"Every change of the consent of a contact or of a number. Oldest first, with the proof of each and its place in the chain of hashes. Costs nothing.","tags":["contacts","read"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"contacts.consentHistory\",\"params\":{\"contact_id\":\"con_01jd0000000000000000000001\"}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"tags.create","name":"tags.create","description":"Create a tag. Names are unique within an account, whatever their case: a name that exists answers with the tag that has it and created false. Costs nothing.","tags":["tags","write"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tags.create\",\"params\":{\"name\":\"Regulars\"}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"tags.list","name":"tags.list","description":"List tags with how many things carry each. By name. query keeps the names that contain it, whatever their case. Costs nothing.","tags":["tags","read"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tags.list\",\"params\":{}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"tags.assign","name":"tags.assign","description":"Put a tag on many things at once. The tag is named by id or by name; a name that does not exist yet is created. Ids that are not of this account are left out and counted as rejected. Costs nothing.","tags":["tags","write"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tags.assign\",\"params\":{\"tag\":\"Regulars\",\"ids\":[\"con_01jd0000000000000000000001\"]}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"tags.unassign","name":"tags.unassign","description":"Take a tag off many things at once. What does not carry the tag is not counted. Costs nothing.","tags":["tags","write"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tags.unassign\",\"params\":{\"tag\":\"tag_01jd0000000000000000000001\",\"ids\":[\"con_01jd0000000000000000000001\"]}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"tags.merge","name":"tags.merge","description":"Merge one tag into another, or rename it. Everything that carries from carries into afterwards, and from is gone. When into is a name that does not exist, this renames. Cannot be undone.","tags":["tags","destructive"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tags.merge\",\"params\":{\"from\":\"VIP\",\"into\":\"Very important\"}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
  {"id":"tags.delete","name":"tags.delete","description":"Delete a tag. Takes it off everything that carries it; the things stay. Cannot be undone.","tags":["tags","destructive"],"examples":["{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tags.delete\",\"params\":{\"tag_id\":\"tag_01jd0000000000000000000001\"}}"],"inputModes":["application/json"],"outputModes":["application/json"]},
];

/** The agent card of a service reached at `baseUrl` (no slash at its end): one document for A2A 0.3 and 1.0. */
export function agentCard(baseUrl: string, serviceVersion: string): object {
  const url = `${baseUrl}/rpc`;
  return {
    name: "Tern",
    description: "A multi-tenant messaging and campaign service that software agents operate: contacts, consent, campaigns, receipts and credits through named skills called over one JSON-RPC 2.0 endpoint.",
    version: serviceVersion,
    protocolVersion: '0.3.0',
    url,
    preferredTransport: 'JSONRPC',
    additionalInterfaces: [{ url, transport: 'JSONRPC' }],
    supportedInterfaces: [
      { url, protocolBinding: 'JSONRPC', protocolVersion: '1.0' },
      { url, protocolBinding: 'JSONRPC', protocolVersion: '0.3' },
    ],
    provider: { organization: "Tern", url: baseUrl },
    documentationUrl: `${baseUrl}/docs`,
    capabilities: {
      streaming: false,
      pushNotifications: false,
      extendedAgentCard: false,
      extensions: [
        {
          uri: `${baseUrl}/docs/conventions`,
          description: 'The JSON-RPC method is the name of a skill and params are the params of that skill, as the OpenRPC document describes them.',
          required: true,
          params: { catalog_version: "2.0.0", openrpc: `${baseUrl}/openrpc.json`, llms: `${baseUrl}/llms.txt` },
        },
      ],
    },
    supportsAuthenticatedExtendedCard: false,
    securitySchemes,
    security: [{ bearer: [] }, { apiKey: [] }],
    securityRequirements: [{ schemes: { bearer: { list: [] } } }, { schemes: { apiKey: { list: [] } } }],
    defaultInputModes: ['application/json'],
    defaultOutputModes: ['application/json'],
    skills,
  };
}
