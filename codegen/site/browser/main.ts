import { addCopyButtons } from './copy.ts';
import { followHeadings, openLinkedSections, showOpenPage } from './menus.ts';
import { startSearch } from './search.ts';
import { startTabs } from './tabs.ts';
import { startThemeSwitch } from './theme-switch.ts';
import { startTryIt } from './try-it.ts';

startThemeSwitch();
startTabs();
addCopyButtons();
showOpenPage();
openLinkedSections();
followHeadings();
startSearch();
startTryIt();
