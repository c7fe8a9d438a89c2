/**
 * What search engines are told in schema.org's words. No reviews or ratings: markup of reviews about oneself breaks
 * Google's policy.
 */
import type {
  BreadcrumbList,
  HomeAndConstructionBusiness,
  ImageGallery,
  ImageObject,
  Service as OfferedService,
  WebSite,
} from 'schema-dts';
import { fixedPages } from '#contract/page-paths.ts';
import { largeJpegPath } from '#contract/picture-files.ts';
import type { Content, Service } from './content.ts';
import type { GalleryPicture, Studio } from './schema.ts';
import type { SiteContent, WithFiles } from './site-content.ts';
import { socialCardPath } from './social-card.ts';

/** What a page's `application/ld+json` describes, in schema.org's types. */
export type Thing = Exclude<HomeAndConstructionBusiness, string> | OfferedService | BreadcrumbList | ImageGallery | ImageObject | WebSite;

/** The studio itself: https://schema.org/HomeAndConstructionBusiness */
export function business({ studio }: Pick<Content, 'studio'>): Exclude<HomeAndConstructionBusiness, string> {
  const { address } = studio;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': `${studio.url}/#business`,
    name: studio.fullName,
    url: `${studio.url}/`,
    telephone: studio.phone.replaceAll(' ', ''),
    email: studio.email,
    image: new URL(socialCardPath(fixedPages.home.path), studio.url).href,
    logo: `${studio.url}/icons/icon-512.png`,
    foundingDate: String(studio.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.locality}`,
      addressLocality: address.city,
      addressRegion: address.region,
      ...(address.postalCode && { postalCode: address.postalCode }),
      addressCountry: address.country,
    },
    areaServed: areaServed(studio),
    hasMap: studio.map,
    sameAs: Object.values(studio.social).filter((url) => url !== undefined),
    // Hours by appointment have no times, and search engines are told nothing of them.
    openingHoursSpecification: studio.hours.flatMap(({ days, opens, closes }) =>
      opens && closes ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes }] : [],
    ),
  };
}

/** The name of the site in search results: https://schema.org/WebSite */
export function website({ studio }: Pick<Content, 'studio'>): Thing {
  return { '@type': 'WebSite', name: studio.brand, alternateName: studio.fullName, url: `${studio.url}/` };
}

/** A service with the price it starts at: https://schema.org/Service */
export function serviceOffer({ studio }: Pick<Content, 'studio'>, service: Service): Thing {
  const { amount, perSquareFoot } = service.price;
  return {
    '@type': 'Service',
    name: service.name,
    serviceType: service.label,
    description: service.meta.description,
    url: new URL(service.path, studio.url).href,
    // Whole: Google asks for the address of each business, and does not look it up at the @id of another page.
    provider: business({ studio }),
    areaServed: areaServed(studio),
    offers: {
      '@type': 'Offer',
      priceCurrency: 'INR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        minPrice: amount,
        priceCurrency: 'INR',
        // UN/CEFACT code of the square foot.
        ...(perSquareFoot && { unitCode: 'FTK', unitText: 'sq ft' }),
      },
    },
  };
}

/** The way to a page from the home page: https://schema.org/BreadcrumbList */
export function breadcrumbs(studio: Studio, trail: { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [fixedPages.home, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, studio.url).href,
    })),
  };
}

/** The gallery's photographs: https://schema.org/ImageGallery */
export function galleryImages({ studio, gallery }: Pick<SiteContent, 'studio' | 'gallery'>): Thing {
  return {
    '@type': 'ImageGallery',
    name: gallery.hero.heading,
    url: new URL(fixedPages.gallery.path, studio.url).href,
    image: gallery.pictures.map((picture) => galleryImage({ studio }, picture)),
  };
}

/** One of them: https://schema.org/ImageObject */
export function galleryImage({ studio }: Pick<Content, 'studio'>, picture: WithFiles<GalleryPicture>) {
  return {
    '@type': 'ImageObject',
    name: picture.title,
    description: picture.alt,
    contentUrl: new URL(largeJpegPath(picture), studio.url).href,
    creditText: studio.fullName,
  } as const;
}

function areaServed({ city, areas }: Studio) {
  return [{ '@type': 'City', name: city } as const, ...areas.map((name) => ({ '@type': 'Place', name }) as const)];
}
