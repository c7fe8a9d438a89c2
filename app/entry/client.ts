import '#app/styles/app.css';
import { prefetchLinks } from '#app/lib/prefetch.ts';
import { openPictures } from '#app/pages/gallery/open-pictures.ts';
import { keepCostShown } from '#app/project/cost-band.ts';
import { answerProjectButtons } from '#app/project/project-buttons.ts';
import { keepSavedShown } from '#app/project/show-saved.ts';
import { registerServiceWorker } from '#app/service-worker/register.ts';
import { showOfflineLine } from '#app/shell/offline-line.ts';
import { enhanceServicesPanel } from '#app/shell/services-panel.ts';
import { answerThemeSwitches } from '#app/shell/theme.ts';
import { startCarousels } from '#app/ui/carousel/start-carousels.ts';
import { answerComparisons } from '#app/ui/compare.ts';
import { enhanceDialogs } from '#app/ui/dialogs.ts';
import { writeHeight } from '#app/ui/height-variable.ts';
import { wakeIslands } from '#app/ui/island/wake-islands.ts';
import { enhancePage } from './enhance-page.ts';

// What every page runs. Its parts are found by their attributes; a page that lacks them has nothing to do.
answerThemeSwitches();
enhanceDialogs();
enhanceServicesPanel();
keepSavedShown();
keepCostShown();
answerProjectButtons();
showOfflineLine();
startCarousels();
answerComparisons();
enhancePage();
openPictures();
for (const element of document.querySelectorAll<HTMLElement>('[data-height-variable]')) writeHeight(element);
wakeIslands();
prefetchLinks();
registerServiceWorker();

document.documentElement.dataset.ready = '';
dispatchEvent(new Event('awake'));
