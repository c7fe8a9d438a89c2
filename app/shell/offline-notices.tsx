import site from 'virtual:content/site';
import { UnsentNotices } from '#app/enquiry/unsent-notices.island.tsx';
import { Island } from '#app/ui/island/island.tsx';

/** Says that there is no connection (start-offline-line.ts), and what is unsent. The live region is there before its text. */
export function OfflineNotices() {
  const { form, email, whatsapp } = site.studio;
  return (
    <div role="status" aria-atomic={false}>
      <div data-offline hidden className="border-t border-line bg-sunken">
        <p className="page py-2 text-small">
          You are offline. <span data-offline-pages>Pages you have already opened still work.</span>
        </p>
      </div>
      <Island of={UnsentNotices} props={{ target: form, studio: { email, whatsapp } }} />
    </div>
  );
}
