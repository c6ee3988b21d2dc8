/** Of a number `n` whose registered campaign was suspended or has run out: it sends nothing until that is mended. */
export const RESTS =
  "EXISTS (SELECT FROM registrations r WHERE r.tenant_id = n.tenant_id AND r.id = n.registration_id AND r.status IN ('TCR_SUSPENDED', 'TCR_EXPIRED'))";
