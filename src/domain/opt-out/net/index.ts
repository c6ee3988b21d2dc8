import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { NetData } from './net-data.ts';
import { pt } from './pt.ts';

export const nets: readonly NetData[] = [en, es, fr, pt, de];
