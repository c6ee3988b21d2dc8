/** Of a number `n` that is toll-free: sent by a carrier, its texts are blocked until it is verified (carriers of the United States, since 2024-01-31). */
export const IS_TOLL_FREE = "n.carrier <> 'simulator' AND n.phone ~ '^[+]18(00|33|44|55|66|77|88)[0-9]{7}$'";

/** Of a number `n` whose registered campaign was suspended or has run out, or that is toll-free and not verified: it sends nothing until that is mended. */
export const RESTS = `(${IS_TOLL_FREE} AND n.registration_state IS DISTINCT FROM 'ASSIGNED' OR EXISTS (SELECT FROM registrations r WHERE r.tenant_id = n.tenant_id AND r.id = n.registration_id AND r.status IN ('TCR_SUSPENDED', 'TCR_EXPIRED')))`;
