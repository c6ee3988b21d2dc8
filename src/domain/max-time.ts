/** The latest time that RFC 3339 and this service's responses can express. */
export const MAX_TIME = new Date('9999-12-31T23:59:59.999Z');
