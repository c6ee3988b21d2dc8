import type { IconName } from '../parts/icon.tsx';
import { skillInWords } from '../parts/skill-words.ts';
import { addresses } from '../service/addresses.ts';
import { useMayRead } from '../service/profiles.ts';
import { useDeferred } from '../service/use-deferred.ts';
import { useSkill } from '../service/use-skill.ts';
import { useSubjects } from './use-subjects.ts';

export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly icon: IconName;
  readonly to?: string;
  readonly skill?: string;
}

export interface PaletteSection {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

const SHOWN = 6;

/** What fits the words, pages first. The service finds contacts and skills; nothing is guessed. */
export function usePaletteSections(query: string): readonly PaletteSection[] {
  const subjects = useSubjects();
  const mayReadContacts = useMayRead('contacts');
  const mayReadCampaigns = useMayRead('campaigns');
  const words = useDeferred(query.trim(), 150);
  const isAsked = words !== '';
  const contacts = useSkill(
    'contacts.list',
    { query: words, limit: SHOWN },
    { enabled: isAsked && mayReadContacts, keepPrevious: true },
  );
  const skills = useSkill('agent.discover', { query: words, limit: 8 }, { enabled: isAsked, keepPrevious: true });
  const campaigns = useSkill('campaigns.list', { limit: 100 }, { enabled: isAsked && mayReadCampaigns });
  const fits = (text: string) => text.toLowerCase().includes(query.trim().toLowerCase());

  const pages = subjects
    .filter(({ label }) => fits(label))
    .map(({ path, label, icon }) => ({ id: `page ${path}`, label, icon, to: `/${path}` }));
  const sections: PaletteSection[] = [
    { title: 'Pages', entries: pages },
    {
      title: 'Contacts',
      entries: (contacts.data?.items ?? []).map(({ id, first_name, last_name, phone }) => ({
        id,
        label: [first_name, last_name].filter((part) => part !== null).join(' ') || phone,
        detail: phone,
        icon: 'person',
        to: addresses.contact(id),
      })),
    },
    {
      title: 'Campaigns',
      entries: (campaigns.data?.items ?? [])
        .filter(({ name }) => fits(name))
        .slice(0, SHOWN)
        .map(({ id, name, state }) => ({
          id,
          label: name,
          detail: state,
          icon: 'campaign',
          to: addresses.campaign(id),
        })),
    },
    {
      title: 'Skills',
      entries: (skills.data?.items ?? [])
        .filter(({ allowed }) => allowed)
        .map(({ skill, summary }) => ({ id: skill, label: skillInWords(skill), detail: summary, icon: 'code', skill })),
    },
  ];
  return sections.filter(({ title, entries }) => entries.length > 0 && (isAsked || title === 'Pages'));
}
