import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { hasContactBar } from '#app/shell/contact-bar.tsx';
import { Layout } from '#app/shell/layout.tsx';
import type { KindWithView, SitePage } from '#content-model/pages.ts';
import type { ViewByKind } from '#content-model/views.ts';
import { Document, type DocumentFiles } from './document.tsx';
import { pageComponents } from './page-components.ts';

/** Pages without the shared header and footer. */
const withoutLayout: SitePage['kind'][] = ['not-found', 'offline'];

/** The HTML document of a page. Throws if any part of it fails, so that no broken page is ever written. */
export async function renderDocument(page: SitePage, files: DocumentFiles): Promise<string> {
  const element = pageElement(page);
  const isBare = withoutLayout.includes(page.kind);
  const contactBar = !isBare && hasContactBar(page.path);
  // The offline page has the address of a page that the visitor could not open.
  const isUseCounted = files.isUseCounted && page.kind !== 'offline';
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Document {...files} isUseCounted={isUseCounted} contactBar={contactBar} head={page.head} structuredData={page.structuredData}>
      {isBare ? element : <Layout path={page.path}>{element}</Layout>}
    </Document>,
    { onError: (error) => void failures.push(error) },
  );
  // React does not throw for a failed part: it leaves that to the browser.
  if (failures.length > 0) throw failures[0];
  return new Response(prelude).text();
}

function pageElement<Kind extends keyof ViewByKind>({ kind, view }: KindWithView<Kind>): ReactNode {
  return pageComponents[kind](view);
}
