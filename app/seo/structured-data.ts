/**
 * What search engines are told in schema.org's words. No reviews or ratings: markup of reviews about oneself breaks
 * Google's policy.
 */
import type { Content, Service } from '#app/content/content.ts';
import { parsePrice } from '#app/content/price.ts';
import type { Studio } from '#app/content/schema.ts';

export type Thing = { '@type': string } & Record<string, unknown>;

/** The studio itself: https://schema.org/HomeAndConstructionBusiness */
export function business({ studio }: Pick<Content, 'studio'>): Thing {
  const { address } = studio;
  return {
    '@type': 'HomeAndConstructionBusiness',
    '@id': businessId(studio),
    name: studio.fullName,
    url: `${studio.url}/`,
    telephone: studio.phone.replaceAll(' ', ''),
    email: studio.email,
    image: new URL('/cards/home.jpg', studio.url).href,
    foundingDate: String(studio.founded),
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${address.street}, ${address.locality}`,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    areaServed: { '@type': 'City', name: studio.city },
    hasMap: studio.map,
    sameAs: Object.values(studio.social),
    openingHoursSpecification: studio.hours
      .filter(({ opens }) => opens)
      .map(({ days, opens, closes }) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes })),
  };
}

/** A service with the price it starts at: https://schema.org/Service */
export function serviceOffer({ studio }: Pick<Content, 'studio'>, service: Service): Thing {
  const price = parsePrice(service.price);
  return {
    '@type': 'Service',
    name: service.title,
    serviceType: service.name,
    description: service.meta.description,
    url: new URL(service.path, studio.url).href,
    provider: { '@type': 'HomeAndConstructionBusiness', '@id': businessId(studio), name: studio.fullName },
    areaServed: { '@type': 'City', name: studio.city },
    ...(price && {
      offers: {
        '@type': 'Offer',
        priceCurrency: 'INR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          minPrice: price.amount,
          priceCurrency: 'INR',
          // UN/CEFACT code of the square foot.
          ...(price.unit && { unitCode: 'FTK', unitText: price.unit }),
        },
      },
    }),
  };
}

/** The way to a page from the home page: https://schema.org/BreadcrumbList */
export function breadcrumbs(studio: Studio, trail: { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, studio.url).href,
    })),
  };
}

/** The gallery's photographs: https://schema.org/ImageGallery */
export function galleryImages({ studio, gallery }: Pick<Content, 'studio' | 'gallery'>, photoAddress: (photo: string) => string): Thing {
  return {
    '@type': 'ImageGallery',
    name: gallery.hero.heading,
    url: new URL('/gallery', studio.url).href,
    image: gallery.pictures.map(({ photo, title, alt }) => ({
      '@type': 'ImageObject',
      name: title,
      description: alt,
      contentUrl: photoAddress(photo),
    })),
  };
}

function businessId({ url }: Studio): string {
  return `${url}/#business`;
}
