import '#app/styles/app.css';
import { count, countOpenings } from '#app/lib/count-visits.ts';
import { prefetchLinks } from '#app/lib/prefetch.ts';
import { whenShown } from '#app/lib/when.ts';
import { startFinishes } from '#app/pages/finishes/change-finish.ts';
import { startLightbox } from '#app/pages/gallery/start-lightbox.ts';
import { startOfflinePage } from '#app/pages/offline/start-offline-page.ts';
import { startWalkButtons } from '#app/pages/walk/walk-buttons.ts';
import { startProjectButtons } from '#app/project/project-buttons.ts';
import { showSaved } from '#app/project/show-saved.ts';
import { storedProject } from '#app/project/stored-project.ts';
import { quoteDialogId } from '#app/quote/quote-dialog-id.ts';
import { registerServiceWorker } from '#app/service-worker/register.ts';
import { startOfflineLine } from '#app/shell/offline-line.ts';
import { startServicesPanel } from '#app/shell/services-panel.ts';
import { startThemeSwitches } from '#app/shell/theme.ts';
import { startCarousels } from '#app/ui/carousel/start-carousels.ts';
import { startDialogs } from '#app/ui/dialogs.ts';
import { startStages } from '#app/ui/draw-stages.ts';
import { writeHeight } from '#app/ui/height-variable.ts';
import { wakeIslands } from '#app/ui/island/wake-islands.ts';
import { enhancePage } from './enhance-page.ts';

// What every page runs. Its parts are found by their attributes; a page that lacks them has nothing to do.
startThemeSwitches();
startDialogs();
startServicesPanel();
showSaved();
storedProject.onChange(showSaved);
startProjectButtons();
startOfflineLine();
startCarousels();
startStages();
enhancePage();
startLightbox();
startWalkButtons();
startFinishes();
startOfflinePage();
for (const element of document.querySelectorAll<HTMLElement>('[data-height-variable]')) writeHeight(element);
wakeIslands();
prefetchLinks();
// The offline page has the address of a page that the visitor could not open, so that page is not counted.
if (!document.querySelector('[data-cached-pages]')) whenShown(() => count(`page ${location.pathname}`));
countOpenings(quoteDialogId, 'quote');
registerServiceWorker();

document.documentElement.dataset.ready = '';
dispatchEvent(new Event('awake'));
