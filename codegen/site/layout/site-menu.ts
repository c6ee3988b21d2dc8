import type { Contract } from '../../contract.ts';
import { commonPages } from '../../emit/reference/index.ts';
import { populated } from '../../emit/reference/index-page.ts';
import type { Guide } from '../guides/read-guides.ts';
import { HOME, pageAddress, skillAddress } from '../print/addresses.ts';
import type { MenuEntry, MenuGroup } from './menu.ts';

/** All pages in groups, in the order in which the menu shows them. */
export function menuOf(
  contract: Contract,
  guides: readonly Guide[],
  operatorPages: readonly Guide[],
): readonly MenuGroup[] {
  const general = commonPages(contract).map(({ name, title }) => ({ title, address: pageAddress(name) }));
  const modules = populated(contract).map(
    ({ name }): MenuEntry => ({
      title: name,
      address: pageAddress(name),
      entries: contract.skills
        .filter(({ module }) => module === name)
        .map((skill) => ({ title: skill.name.slice(name.length + 1), address: skillAddress(skill.name) })),
    }),
  );
  return [
    { title: 'Guides', entries: [{ title: 'Overview', address: HOME }, ...guides.map(entryOf)] },
    { title: 'Reference', entries: general },
    ...(operatorPages.length === 0 ? [] : [{ title: 'Operate', entries: operatorPages.map(entryOf) }]),
    { title: 'Skills by module', entries: modules },
  ];
}

function entryOf({ title, address }: Guide): MenuEntry {
  return { title, address };
}
