import type { SitePage } from '#content-model/pages.ts';

/** What the build puts into the shell around a prerendered page. */
export type Shell = {
  /** The page's own markup, made by React from the same routes that hydrate it. */
  markup: string;
  css: string;
  fonts: string[];
  icon: string;
  themeScript: string;
  /** The script at the end of the body. */
  script: string;
  /** For the loader: the application, and the modules to ask for when it starts. */
  entry?: string;
  preload?: string;
};

type DocumentProps = { page: SitePage; siteName: string; shell: Shell };

/** The HTML document. Only the prerendering renders it; the browser hydrates what is inside #root. */
export function Document({ page, siteName, shell }: DocumentProps) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: shell.themeScript }} />
        {shell.fonts.map((href) => (
          <link key={href} rel="preload" as="font" href={href} crossOrigin="" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: shell.css }} />
        <Meta page={page} siteName={siteName} icon={shell.icon} />
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: shell.markup }} />
        <script data-entry={shell.entry} data-preload={shell.preload} dangerouslySetInnerHTML={{ __html: shell.script }} />
      </body>
    </html>
  );
}

function Meta({ page, siteName, icon }: { page: SitePage; siteName: string; icon: string }) {
  const { title, description } = page.meta;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {page.canonical ? <link rel="canonical" href={page.canonical} /> : <meta name="robots" content="noindex" />}
      <meta name="color-scheme" content="light dark" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href={icon} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/icons/icon-180.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {page.canonical && <meta property="og:url" content={page.canonical} />}
      {page.card && <CardMeta card={page.card} />}
      {page.structuredData.map((data) => (
        <script
          key={data['@type']}
          type="application/ld+json"
          // "<" is escaped so that no text from content can end the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}

function CardMeta({ card }: { card: NonNullable<SitePage['card']> }) {
  return (
    <>
      <meta property="og:image" content={card.url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
