import { loadFailureId, quoteDialogId } from '#app/lib/element-ids.ts';
import { awakeEvent } from '#app/ui/island/awake-event.ts';
import '#app/styles/app.css';
import { startPictureSliders } from '#app/blocks/start-picture-sliders.ts';
import { countOpenings, countPage } from '#app/lib/send-count.ts';
import { startFinishes } from '#app/pages/finishes/start-finishes.ts';
import { startLightbox } from '#app/pages/gallery/start-lightbox.ts';
import { startNotFoundPage } from '#app/pages/not-found/start-not-found-page.ts';
import { startOfflinePage } from '#app/pages/offline/start-offline-page.ts';
import { startThankYouPage } from '#app/pages/thank-you/start-thank-you-page.ts';
import { startWalkButtons } from '#app/pages/walk/start-walk-buttons.ts';
import { showSaved } from '#app/project/show-saved.ts';
import { startProjectButtons } from '#app/project/start-project-buttons.ts';
import { storedProject } from '#app/project/stored-project.ts';
import { registerServiceWorker } from '#app/service-worker/register.ts';
import { startOfflineLine } from '#app/shell/start-offline-line.ts';
import { startServicesPanel } from '#app/shell/start-services-panel.ts';
import { startSiteMenu } from '#app/shell/start-site-menu.ts';
import { startThemeSwitches } from '#app/shell/theme.ts';
import { startCarousels } from '#app/ui/carousel/start-carousels.ts';
import { startDialogs } from '#app/ui/dialogs.ts';
import { writeHeight } from '#app/ui/height-variable.ts';
import { wakeIslands } from '#app/ui/island/wake-islands.ts';
import { startShowingFocused } from '#app/ui/start-showing-focused.ts';
import { prefetchLinks } from './prefetch.ts';

// What every page runs. A page that lacks the elements of a part has nothing to do there.
const parts = [
  startThemeSwitches,
  startDialogs,
  startServicesPanel,
  showSaved,
  () => storedProject.onChange(showSaved),
  startProjectButtons,
  startOfflineLine,
  startCarousels,
  startPictureSliders,
  startShowingFocused,
  startSiteMenu,
  startLightbox,
  startWalkButtons,
  startFinishes,
  startOfflinePage,
  startNotFoundPage,
  startThankYouPage,
  () => document.querySelectorAll<HTMLElement>('[data-height-variable]').forEach(writeHeight),
  () => wakeIslands(import.meta.glob<Record<string, unknown>>('/app/**/*.island.tsx')),
  prefetchLinks,
  countPage,
  () => countOpenings(quoteDialogId, 'quote'),
  registerServiceWorker,
];

async function startPage(): Promise<void> {
  // Chrome before 114, Safari before 17. The rules of the layer `theme` give way to ours, as the browser's own do.
  if (!('popover' in HTMLElement.prototype)) {
    Object.assign(window, { POPOVER_POLYFILL_OPTIONS: { layerName: 'theme' } });
    await import('@oddbird/popover-polyfill').catch(reportError);
  }
  for (const start of parts) {
    // A part that fails in an old browser must not take the others with it.
    try {
      start();
    } catch (error) {
      reportError(error);
    }
  }
  // The early script shows it if this script is late.
  document.getElementById(loadFailureId)?.setAttribute('hidden', '');
  document.documentElement.dataset.ready = '';
  dispatchEvent(new Event(awakeEvent));
}

void startPage();
