import type { ReactNode } from 'react';
import type { Thing } from '#content-model/pages.ts';

/** What the build adds to every document. Addresses begin with '/'. */
export type DocumentFiles = {
  stylesheet: string;
  fonts: string[];
  /** The tab's icon as a data: address. */
  icon: string;
  themeScript: string;
  /** The script at the end of the body. */
  script: string;
  /** Modules that `script` asks for together with the application. */
  preload?: string[];
};

type DocumentProps = DocumentFiles & { structuredData: Thing[]; children: ReactNode };

/** The HTML document. The browser hydrates what is inside #root; PageHead adds the page's own title and meta elements. */
export function Document({ stylesheet, fonts, icon, themeScript, script, preload, structuredData, children }: DocumentProps) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" href={href} crossOrigin="" />
        ))}
        <link rel="stylesheet" href={stylesheet} />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href={icon} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {structuredData.map((thing) => (
          <script
            key={thing['@type']}
            type="application/ld+json"
            // "<" is escaped: no text from content can end the element.
            dangerouslySetInnerHTML={{ __html: JSON.stringify(thing).replaceAll('<', '\\u003c') }}
          />
        ))}
      </head>
      <body>
        <div id="root">{children}</div>
        <script data-preload={preload?.join(' ')} dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
