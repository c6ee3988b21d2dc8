import { addCopyButtons } from './copy.ts';
import { followHeadings, showOpenPage } from './menus.ts';
import { startSearch } from './search.ts';
import { startTabs } from './tabs.ts';
import { startThemeSwitch } from './theme-switch.ts';
import { startTryIt } from './try-it.ts';

startThemeSwitch();
startTabs();
addCopyButtons();
showOpenPage();
followHeadings();
startSearch();
startTryIt();
