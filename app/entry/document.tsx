import site from 'virtual:content/site';
import type { ReactNode } from 'react';
import { escapeJson } from '#app/ui/island/island.tsx';
import type { SitePage } from '#content-model/pages.ts';

/** What the build adds to every document. Addresses begin with '/'. */
export type DocumentFiles = {
  stylesheet: string;
  fonts: string[];
  /** The inline script that runs before the first paint. */
  script: string;
  /** What the browser may fetch before a link is followed, as JSON. */
  speculationRules: string;
  isUseCounted: boolean;
};

type DocumentProps = DocumentFiles & Pick<SitePage, 'head' | 'structuredData'> & { contactBar: boolean; children: ReactNode };

/** The HTML document around a page. `contactBar`: whether the style leaves room for it before the script measures it. */
export function Document({ head, structuredData, contactBar, children, ...files }: DocumentProps) {
  const { title, description, url, canonical, socialCard } = head;
  return (
    <html lang="en-IN" data-counts={files.isUseCounted ? '' : undefined} data-contact-bar={contactBar ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: files.script }} />
        {files.fonts.map((href) => (
          <link key={href} rel="preload" as="font" href={href} crossOrigin="" />
        ))}
        <link rel="stylesheet" href={files.stylesheet} />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="robots" content={canonical ? 'max-image-preview:large' : 'noindex'} />
        {canonical && <link rel="canonical" href={canonical} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.studio.fullName} />
        <meta property="og:locale" content="en_IN" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {url && <meta property="og:url" content={url} />}
        {socialCard && (
          <>
            <meta property="og:image" content={socialCard.url} />
            <meta property="og:image:width" content={`${socialCard.width}`} />
            <meta property="og:image:height" content={`${socialCard.height}`} />
            <meta property="og:image:alt" content={socialCard.alt} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/icons/icon-96.png" sizes="96x96" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {structuredData.map((thing) => (
          <script key={thing['@type']} type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(thing) }} />
        ))}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: files.speculationRules }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
