import site from 'virtual:content/site';
import { useMatches } from 'react-router';
import type { Head } from '#content-model/views.ts';

/** The page on show, which its route has as `handle`; undefined while the application fails. */
export function useHead(): Head | undefined {
  return useMatches().at(-1)?.handle as Head | undefined;
}

/** The part of the document's head that differs from page to page. React puts it there, prerendered and on each navigation. */
export function PageHead() {
  const head = useHead();
  if (!head) return null;
  const { title, description, canonical, card } = head;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.studio.fullName} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical && <meta property="og:url" content={canonical} />}
      {card && <CardMeta {...card} />}
    </>
  );
}

function CardMeta({ url, alt }: NonNullable<Head['card']>) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
