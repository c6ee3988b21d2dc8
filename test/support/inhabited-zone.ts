import { zonesMeant } from '../../src/domain/time-zones/known-zone.ts';

/** Whether a name is that of one IANA zone in which people live. */
export const isInhabitedZone = (zone: string): boolean => zonesMeant(zone)[0] === zone;
