import site from 'virtual:content/site';
import { CallButton } from '#app/blocks/call-button.tsx';
import { loadFailureId } from '#app/lib/element-ids.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { whatsappLink } from '#contract/message-links.ts';
import { fixedPages } from '#contract/page-paths.ts';

/** How else to reach the studio: put below an island whose code is late or fails, or where a press is not answered. */
export function LoadFailure() {
  return (
    <div
      id={loadFailureId}
      role="alert"
      hidden
      className="sticky bottom-(--bottom-bar-height) z-10 grid gap-4 border-t border-brass bg-ground p-5 text-ink"
    >
      <p>This part of the page could not be loaded yet. Please try again, or reach us directly.</p>
      <div className="flex flex-wrap gap-3">
        {/* A press wakes the island around it, or has early.ts fetch the page's script again. */}
        <Button>Try again</Button>
        <CallButton />
        <ButtonLink variant="outline" href={whatsappLink(site.studio.whatsapp)} newTab>
          Chat on WhatsApp
        </ButtonLink>
        <ButtonLink variant="outline" href={fixedPages.contact.path}>
          Contact page
        </ButtonLink>
      </div>
    </div>
  );
}
