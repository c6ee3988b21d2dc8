/** The last moment that RFC 3339 and the answers of this service can write. */
export const LAST_MOMENT = new Date('9999-12-31T23:59:59.999Z');
