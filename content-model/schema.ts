/**
 * The shape of every file under content/, checked at build. Knows no React and no page.
 *
 * Messages are read by the studio, not by a programmer: each says what to do about it. Those for what is missing,
 * empty, of a wrong type, too few or too many are in plain-messages.ts. docs/content-by-hand.md has examples. The editor
 * makes its forms from these schemas: `describe` gives the line below a label, and field-schema.ts lists what `meta` may
 * say.
 */
import { z } from 'zod';
import { formIdPattern, maxRetentionDays, projectLimits, slugPattern } from '#contract/limits.ts';
import { weekdays } from './opening-hours.ts';
import type { PhotoUse } from './photo-uses.ts';
import { parsePrice } from './price.ts';
import { isSlug, slugify } from './slugify.ts';
import { parseTimeline, withBetween } from './timeline.ts';
import { typeset } from './typeset.ts';

const plain = z.string().trim().min(1, { abort: true });
/** Words for visitors: typed with plain hyphens and spaces, shown as print would set them. */
const text = plain.overwrite(typeset);

/** A list whose entries have these fields. */
const listOf = <Fields extends z.ZodRawShape>(fields: Fields) => z.array(z.strictObject(fields));

/** A name of which an address is made. */
const sluggable = text
  .refine((words) => slugify(words) !== '', 'Begin with a word in English letters: the address of its page is made of them')
  .meta({ unique: 'list', makesSlug: true });

/** Search engines cut longer ones, and replace a shorter description. In characters. */
export const metaLimits = { title: 60, description: 160, shortDescription: 70 };

/** Search engines merge pages of the same title or description (Google Search Central). */
const meta = z
  .strictObject({
    title: plain
      .max(metaLimits.title, `Shorten the title to ${metaLimits.title} characters at most: search engines cut the rest`)
      .meta({ unique: 'site', description: 'The name of the studio is added where there is room.' }),
    description: plain
      .min(metaLimits.shortDescription, `Lengthen the description to ${metaLimits.shortDescription} characters at least`)
      .max(metaLimits.description, `Shorten the description to ${metaLimits.description} characters at most: search engines cut the rest`)
      .meta({ unique: 'site' }),
  })
  .meta({ title: 'For search engines' });

/** The point of a photograph that a crop keeps, in per cent from left and top: '25% 62%' is { x: 25, y: 62 }. */
const focus = z
  .string()
  .regex(/^(100|\d\d?)% (100|\d\d?)%$/, 'Write the focus as two percentages from the left and from the top, such as 50% 40%')
  .transform((words) => {
    const [x = 50, y = 50] = words.split(' ').map((part) => Number.parseInt(part, 10));
    return { x, y };
  });
const focusFor = (use: PhotoUse) => focus.meta({ control: 'focus', use, ofPhoto: true });

const standIn = z.boolean().default(false).meta({ title: 'Stand-in: not the studio’s own yet', ofPhoto: true });

/** The name of a file of photos/ without its ending. */
const photo = plain.regex(slugPattern, 'Name the file in photos/ without .jpg: at most 80 small letters, digits and hyphens');
const photoFor = (use: PhotoUse) => photo.meta({ control: 'photo', use });

const alt = plain
  .min(15, 'Say in a sentence what is to be seen, for people who cannot see the picture')
  .regex(
    /^(?!(image|picture|photo|photograph) of\b)/i,
    'Begin with what is to be seen, without "Picture of": screen readers say that already',
  )
  .meta({ title: 'What is to be seen', description: 'A sentence for people who cannot see the picture.', ofPhoto: true });

/** A photograph in one place, with the alt and focus that it has there. */
const picture = (use: PhotoUse) => z.strictObject({ photo: photoFor(use), alt, focus: focusFor(use).default({ x: 50, y: 50 }), standIn });

/** One of several: the list has each photograph once. */
const listed = (use: PhotoUse) => picture(use).extend({ photo: photoFor(use).meta({ unique: 'list' }) });

/** Of a picture below which its page has room for words. */
const captioned = { caption: text.optional().meta({ ofPhoto: true }) };

const url = z.url({ protocol: /^https$/, error: 'Write the whole address, beginning with https://' });
/** http://localhost is for trying a form service. */
const formEndpoint = z.union([z.literal(''), url, z.string().regex(/^http:\/\/localhost(:\d+)?$/)], {
  error: 'Write the address of the form service up to /f/, beginning with https://',
});
const phoneNumber = plain.regex(
  /^\+(?:91 ?1?(?: ?\d){10}|(?!91)[\d ]{10,19})$/,
  'Write all digits of the number, with + and the code of its country, such as +91 98765 43210 or +91 40 2345 6789',
);
const year = z.int().min(1900).max(2100);
const clockTimePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const time = plain.regex(clockTimePattern, 'Write the time by the 24-hour clock, as 09:00');

const firstScreenMeta = { title: 'First screen' };
const closingMeta = { title: 'End of the page' };
const section = z.strictObject({ heading: text, text });
const opening = section.meta(firstScreenMeta);
const closing = section.meta(closingMeta);
const headingFields = { heading: text, text: text.optional() };
const card = z.strictObject({ title: text, text });
const summary = text.describe('What other pages say of it, above the link to it.');
const claimName = plain.meta({ optionsFrom: 'claims' });
const roomName = text.meta({ optionsFrom: 'rooms' });
const serviceSlug = plain.meta({ optionsFrom: 'services', unique: 'list' });
const figure = z.strictObject({ claim: claimName, label: text });

/** A part of the week: days with times, or words. */
const openingHours = z
  .strictObject({
    days: z.array(z.enum(weekdays)).default([]),
    opens: time.optional().describe('By the 24-hour clock: 09:00'),
    closes: time.optional().describe('By the 24-hour clock: 19:00'),
    label: text
      .optional()
      .meta({ title: 'In words', description: 'Instead of days and times: By appointment only, or Closed 8-15 November for Diwali.' }),
  })
  .superRefine(({ days, opens, closes, label }, context) => {
    const report = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
    if (label && (days.length > 0 || opens || closes)) report('label', 'Leave this empty: visitors read the days and times');
    if (label) return;
    if (days.length === 0) report('days', 'Choose the days, or write the hours in words');
    if (!opens) report('opens', 'Write when it opens, such as 09:00');
    if (!closes) report('closes', 'Write when it closes, such as 19:00');
    if (!opens || !closes || ![opens, closes].every((each) => clockTimePattern.test(each))) return;
    if (closes <= opens) report('closes', 'Write a time that is later than when it opens, 23:59 for midnight');
  });

export const studioSchema = z.strictObject({
  brand: text.describe('The name in the header, in titles and in texts.'),
  fullName: text.describe('At the bottom of every page, at the top of what is printed, and for search engines.'),
  blurb: text.meta({ title: 'A sentence about the studio', description: 'In the footer.' }),
  url: url
    .overwrite((address) => address.replace(/\/+$/, '').toLowerCase())
    .refine((address) => URL.parse(address)?.origin === address, 'Write the address without a page: https://www.example.com')
    .meta({ title: 'Web address', description: 'The address that visitors use, beginning with https://.' }),
  city: text,
  founded: year.meta({ title: 'Founded in the year' }),
  copyrightYear: year.describe('Beside © at the bottom of every page.'),
  phone: phoneNumber,
  whatsapp: phoneNumber.meta({ title: 'WhatsApp' }),
  email: plain.regex(z.regexes.email, 'Write an email address such as hello@studio.in'),
  address: z.strictObject({
    street: text,
    locality: text,
    city: text,
    region: text,
    postalCode: plain
      .regex(/^\d{6}$/, 'Write the six digits of the PIN code')
      .optional()
      .meta({ title: 'PIN code' }),
    country: plain.regex(/^[A-Za-z]{2}$/, 'Write the country’s two letters, such as IN'),
  }),
  areas: z.array(text).default([]).meta({
    title: 'Where the studio works',
    entry: 'Locality',
    description: 'Localities and towns, for Contact and search engines. Without them, the city.',
  }),
  map: url.meta({ title: 'Link to the map', description: 'Open the studio on the map, choose Share, copy the link.' }),
  hours: z.array(openingHours).min(1).meta({ title: 'Opening hours', entry: 'Part of the week' }),
  social: z
    .strictObject({ instagram: url.optional(), linkedin: url.optional().meta({ title: 'LinkedIn' }), facebook: url.optional() })
    .meta({ title: 'Social media' }),
  form: z
    .strictObject({
      endpoint: formEndpoint.meta({
        title: 'Address of a form service',
        description: 'Empty where this site collects its enquiries itself.',
      }),
      id: plain
        .regex(formIdPattern, 'Write the form id with letters, digits, _ and - only')
        .describe('The end of the address to which the pages send. Where this site collects them itself, it stays as it is.'),
      service: text.optional().meta({ title: 'Name of the form service', description: 'The privacy page names it.' }),
      files: z.boolean().default(true).meta({ title: 'The form takes files' }),
    })
    .meta({ title: 'Where the contact form sends' }),
  retentionDays: z.int().min(0).max(maxRetentionDays).meta({
    title: 'Days after which an enquiry is deleted',
    description:
      'Also those of clients you work for, with your notes; a shorter time takes effect after a week. The law wants them kept no longer than needed. 0 keeps them until somebody deletes them.',
  }),
  countUse: z.boolean().default(true).meta({
    title: 'Count how the website is used',
    description:
      'How often pages and the quote form are opened and pictures saved, without anything about the visitor. The privacy page says so while it is on.',
  }),
  toSettle: listOf({ where: plain, question: plain }).default([]).meta({
    title: 'Questions to settle',
    entry: 'Question',
    description: 'What only the studio can decide, and where the answer belongs.',
  }),
});

export const claimsSchema = listOf({
  name: plain
    .regex(/^[a-z][A-Za-z0-9]*$/, 'Name a claim in one word that starts with a small letter')
    .meta({ unique: 'list', description: 'What texts write in double braces: one word that begins with a small letter.' }),
  value: plain.describe('As the texts show it.'),
  terms: text.describe('What the claim rests on and where it ends, in a sentence or two. The terms page shows it.'),
  title: text.describe('Its heading on the terms page.'),
  standIn,
}).meta({
  title: 'Claims',
  description:
    'In any text, the name of a claim in double braces, such as {{homes}}, shows its value. Change a value only together with its terms, and only to what the studio can show if a client asks.',
});

const icons = ['kitchen', 'bed', 'children', 'ceiling', 'screen', 'cube', 'roller', 'bulb', 'wardrobe', 'key', 'villa', 'office'] as const;
const benefitIcon = z.enum([...icons, 'check', 'clock', 'phone', 'star', 'sun']);

/** How a visitor's project counts the service. */
const planSchema = z.strictObject({
  trade: text.optional().meta({ optionsFrom: 'trades', description: 'When its work comes. An alternative has none.' }),
  alternative: z.boolean().default(false).describe('It takes the place of the other services, and is never added to them.'),
  area: z.strictObject({ label: text, hint: text }).optional().describe('What is measured where the price is per sq ft, and how.'),
  note: text.optional().describe('What keeps a visitor from counting the same thing twice.'),
});

/** A room at one moment of the work. */
const stage = z.strictObject({
  name: text.describe('Two or three words, such as Ceiling frame.'),
  picture: picture('stage'),
  text: text.describe('What happens on site, and what the client decides or checks then.'),
});

/** One service: in the order of its page, at the end what other pages show. */
export const serviceSchema = z
  .strictObject({
    name: text.meta({ unique: 'folder' }),
    hero: picture('serviceHero').extend(captioned).meta({ title: 'Large picture' }),
    label: text.describe('Two or three words above the headline.'),
    title: text.meta({ unique: 'folder', description: 'The headline of its page.' }),
    price: plain
      .transform((value, context) => {
        const parsed = parsePrice(value);
        if (parsed) return parsed;
        context.addIssue('Write the price as ₹1,50,000, ₹80 per sq ft or ₹8 lakhs');
        return z.NEVER;
      })
      .describe('₹1,50,000, ₹80 per sq ft or ₹8 lakhs'),
    priceNote: text.optional().describe('A sentence on what the price covers.'),
    timeline: plain
      .regex(/^\d+\s*[-–]\s*\d+ days$/, 'Write the timeline as 15-20 days')
      .refine((value) => parseTimeline(value).min <= parseTimeline(value).max, 'Write the shorter time first, as in 15-20 days')
      .overwrite((value) => typeset(withBetween(value, '-')))
      .describe('15-20 days'),
    intro: text.meta({ unique: 'folder', description: 'Below the headline.' }),
    features: z.array(text).length(6),
    benefits: z.array(text).min(4).max(8),
    capabilities: z
      .strictObject({
        ...headingFields,
        items: z.array(card).length(12),
        benefitCards: z.array(card.extend({ icon: benefitIcon })).length(4),
      })
      .optional()
      .meta({
        title: 'Capabilities of a large project',
        description: 'Only for work such as a whole villa or office: twelve parts of it and four benefits, on cards.',
      }),
    pictures: z.array(listed('servicePicture').extend(captioned)).min(3),
    detail: picture('closeUp')
      .extend(captioned)
      .optional()
      .meta({ title: 'Close-up', description: 'How a part of it is made, upright (4:5). Shown beside the features.' }),
    stages: z
      .strictObject({ heading: text, items: z.array(stage).min(2).max(6).meta({ oneShape: true }) })
      .optional()
      .meta({ title: 'One room, stage by stage', description: 'Pictures of one size from one camera, between which a slider leads.' }),
    questions: listOf({ question: text, answer: text, claims: z.array(claimName).default([]) })
      .min(3)
      .max(8),
    closing: section
      .extend({
        button: text,
        consultation: z.boolean().default(false).meta({ title: 'The button leads to the days of the consultation' }),
      })
      .meta(closingMeta),
    summary: text.describe('On the page that lists all services.'),
    card: z.strictObject({ text, features: z.array(text).length(3) }).describe('Where other pages show the service as a card.'),
    plan: planSchema.meta({ title: 'In a visitor’s project' }),
    rooms: z.array(roomName).default([]).describe('The rooms of the gallery that show this service, with its price.'),
    group: plain.overwrite(typeset).meta({ optionsFrom: 'groups', description: 'The part of the price list that it is in.' }),
    order: z.int().meta({ unique: 'folder', description: 'Its place in menus and lists. 15 is between 10 and 20.' }),
    icon: z.enum(icons),
    meta,
  })
  .superRefine(({ price, plan }, context) => {
    const report = (field: string, message: string) => context.addIssue({ code: 'custom', path: ['plan', field], message });
    if (price.perSquareFoot && !plan.area)
      report('area', 'The price is per sq ft: add area with a label and a hint, what is measured and how');
    if (!price.perSquareFoot && plan.area) report('area', 'The price is not per sq ft: remove area');
    if (plan.alternative && plan.trade) report('trade', 'An alternative to the other services has no place among them: choose no trade');
    if (!plan.alternative && !plan.trade)
      report('trade', 'Choose a trade, one of those in content/project.yaml, or say that it is an alternative to the other services');
  });

export const homeSchema = z.strictObject({
  hero: z
    .strictObject({
      headline: text,
      text,
      picture: picture('homeHero'),
      portraitFocus: focusFor('homeHeroPortrait').optional().meta({ title: 'Focus on a phone held upright' }),
      figures: z.array(figure).length(3),
    })
    .meta(firstScreenMeta),
  serviceCards: z.strictObject(headingFields),
  cost: z.strictObject({ heading: text, text, linkText: text }).meta({
    title: 'What would yours cost?',
    description: 'Flats and services of fixed price to tick, and their sum. The link leads to the planner.',
  }),
  banner: z.strictObject({ heading: text, text, picture: picture('banner').optional() }),
  featured: z.strictObject(headingFields),
  approach: z.strictObject({ ...headingFields, items: z.array(card).length(3), picture: picture('approach').extend(captioned).optional() }),
  reasons: z.strictObject({
    ...headingFields,
    items: listOf({ claim: claimName, title: text, text, terms: z.boolean().default(false).meta({ title: 'With *T&C Apply' }) }).length(4),
  }),
  testimonials: z.strictObject(headingFields),
  closing,
  meta,
});

export const aboutSchema = z.strictObject({
  hero: z.strictObject({ heading: text, text, picture: picture('aboutHero') }).meta(firstScreenMeta),
  story: z.array(text).min(1).meta({ entry: 'Paragraph' }),
  figures: z.array(figure).length(4),
  mission: card,
  vision: card,
  values: z.strictObject({ ...headingFields, items: z.array(card).length(4) }),
  history: z.strictObject({ ...headingFields, items: listOf({ year: z.int(), title: text, text }).min(1) }),
  team: z.strictObject({
    ...headingFields,
    items: listOf({ name: text, role: text, text }).min(1),
    people: listOf({ name: text, role: text, text: text.optional(), picture: picture('face').describe('The face.') })
      .default([])
      .meta({
        entry: 'Person',
        description: 'Each person by name and face, once they agree to be shown. Without an entry only the roles above are shown.',
      }),
  }),
  closing,
  meta,
});

const payment = z
  .strictObject({
    ...headingFields,
    stages: listOf({
      share: z.int().min(1).max(100).describe('Per cent of the agreed price, without the sign.'),
      due: text.describe('When it is due, such as: When the agreement is signed.'),
    })
      .min(1)
      .superRefine((stages, context) => {
        const sum = stages.reduce((total, { share }) => total + share, 0);
        if (sum !== 100) context.addIssue(`The shares add up to ${sum} per cent: change them so that they add up to 100`);
      }),
  })
  .describe('When a project is paid, stage by stage. Leave it out until it is decided.');

const penalty = plain.regex(/^(\d+(\.\d+)?%|₹\d[\d,]*)$/, 'Write a share of the agreed price such as 0.5%, or a sum such as ₹5,000');

const delay = z
  .strictObject({
    ...headingFields,
    penalty: penalty.describe('0.5% (of the agreed price) or ₹5,000'),
    per: z.enum(['day', 'week']).describe('For each day or each week of delay.'),
    after: z.int().min(0).describe('Days after the agreed date before it counts; 0 where each day counts.'),
    cap: penalty.describe('The most that it comes to: 5% or ₹50,000'),
    excluded: z.array(text).default([]).meta({ entry: 'Delay', description: 'Delays that do not count.' }),
  })
  .describe('The penalty for delays in figures, as the agreement has it. Leave it out until it is decided.');

export const servicesPageSchema = z.strictObject({
  hero: opening,
  figures: z.array(figure).min(3).max(4),
  groups: z.array(text).min(1).describe('The parts of the price list. Each service names one of them.'),
  process: z.strictObject({ ...headingFields, summary, items: z.array(card).length(5) }),
  payment: payment.optional(),
  delay: delay.optional(),
  guarantees: z.strictObject({ ...headingFields, summary, items: listOf({ claim: claimName, title: text, text }).length(4) }),
  closing,
  meta,
});

export const gallerySchema = z.strictObject({
  hero: opening,
  rooms: z
    .array(sluggable)
    .min(2)
    .describe('The buttons that narrow the gallery: “Living room” leads to “Living room designs”. Each picture names one of them.'),
  pictures: z
    .array(
      listed('gallery').extend({
        title: text.meta({ unique: 'list', ofPhoto: true, description: 'The room and the idea, never a client or a place.' }),
        room: roomName.meta({ ofPhoto: true }),
        walk: plain.optional().meta({
          optionsFrom: 'walks',
          ofPhoto: true,
          description:
            'The walk through this very room. Where none is named, its link leads to the first walk through a room of the same kind.',
        }),
        services: z.array(serviceSlug).default([]).describe('Those named below it with their price; without any, those of its room.'),
      }),
    )
    .length(20),
  moreHeading: text.describe('On the page of a picture, above pictures of its room and of others.'),
  closing,
  meta,
});

/** Directions in a panorama: 0 is its middle, 90 a quarter turn to the right. */
const degrees = (max: number) => {
  const message = `Write -${max} to ${max} degrees`;
  return z.int().min(-max, message).max(max, message);
};
const toward = degrees(180).describe('Degrees to the right of the middle of the picture, to the left with a minus.');
const above = degrees(80).default(0).describe('Degrees above the level of the eye, below it with a minus.');
const inWalk = { toward, above };

const place = z.strictObject({
  photo: photoFor('panorama'),
  alt,
  standIn,
  name: text.meta({ unique: 'list', description: 'The words on its button, such as By the table.' }),
  directions: listOf({ toward, alt, linkText: text.describe('The words that turn the view there, such as Turn to the hob.') })
    .min(2)
    .describe('Ordinary pictures cut from the panorama, for those who cannot turn it. The first is where a visitor looks first.'),
  ways: listOf({ to: text.describe('The name of another place of this walk.'), ...inWalk }).default([]),
  things: listOf({ name: text, text, ...inWalk })
    .default([])
    .describe('What a visitor can read about.'),
});

const finish = z.strictObject({
  name: sluggable.describe('Its name, such as Sage matt lacquer.'),
  picture: picture('ordinary'),
  sampleFocus: focusFor('sample').describe('The place of the picture that the sample shows.'),
});

/** What a walk and a room in several finishes have in common. */
const linkedRoom = {
  slug: plain.refine(isSlug, 'Write the end of its address: at most 80 small letters, digits and hyphens').meta({ unique: 'list' }),
  linkText: text.describe('The words of the links to it.'),
  meta,
  heading: text,
  text,
  room: roomName.describe('The part of the gallery that leads to it. Each picture of that room leads to a walk as well.'),
  services: z.array(serviceSlug).min(1),
  closing: section,
};

/** Rooms to walk into. `photo` of a place names a panorama (equirectangular) of photos/. */
export const walksSchema = z.strictObject({
  heading: text.describe('Above the links to walks and finishes, on the pages of services and in the gallery.'),
  intro: text.describe('On each walk, below the view: how to look round.'),
  items: listOf({ ...linkedRoom, picture: picture('walk'), places: z.array(place).min(1) }),
});

/** One room, of which a part is shown in several finishes from the same camera. */
export const finishesSchema = z.strictObject({
  items: listOf({
    ...linkedRoom,
    part: text.describe('What changes, such as Kitchen shutters. With the name of a finish it is the title under which that is saved.'),
    options: z.array(finish).min(2).meta({ oneShape: true, description: 'Their pictures have one camera and one size.' }),
  }),
});

export const contactSchema = z.strictObject({
  hero: opening,
  form: z.strictObject({ heading: text, text, messageHint: text.describe('Below the message box; a whole sentence.') }),
  whatYouGet: z.strictObject({ heading: text, items: z.array(text).min(1) }),
  information: z.strictObject({ heading: text, phone: text, email: text, location: text, hours: text }),
  meta,
});

/** In sq ft. */
const area = z.int().min(projectLimits.area.min).max(projectLimits.area.max);

export const plannerSchema = z.strictObject({
  hero: opening,
  trades: z.array(text).min(1).describe('In the order in which work follows work. Each service names one of them.'),
  invitation: text.describe('The link to this page from the gallery and from Contact.'),
  pictures: z.strictObject({ heading: text, text, empty: text }),
  choice: section,
  flats: section
    .extend({
      items: listOf({
        name: text.meta({ unique: 'list', description: 'The words on its button, such as 2BHK.' }),
        services: listOf({ service: serviceSlug, area: area.optional().describe('Where the price is per sq ft: the usual area.') }).min(1),
      }),
    })
    .describe(
      'What a flat usually has. A press on its button ticks these services, and the visitor corrects the list. Its price is the sum of their prices.',
    ),
  alternatives: section.describe('Services that are shown beside the sum and never added to it.'),
  estimate: section,
  schedule: section,
  notes: section,
  brief: section,
  prices: section,
  withoutScript: text,
  meta,
});

export const testimonialsSchema = listOf({
  name: text,
  place: text,
  rating: z.int().min(1).max(5).describe('Stars, from 1 to 5, as the client gave them.'),
  text,
  url: url.optional().meta({ title: 'Link', description: 'The review itself: open it on Google, choose Share, copy the link.' }),
  besidePrices: z
    .boolean()
    .default(false)
    .describe('Tick it at one review: its first sentence is also shown beside the first prices of the home page.'),
  standIn,
})
  .length(5)
  .meta({
    title: 'Reviews',
    description:
      'Real Google reviews, word for word, with the public name: a made-up one misleads clients (Consumer Protection Act, 2019). Untick Stand-in once a review is real.',
  });

/** The page of finished projects, which is there once content/cases has a file. */
export const casesPageSchema = z.strictObject({
  hero: opening,
  latest: z.strictObject(headingFields).describe('Above the newest ones on the home page, and on the pages of the services done.'),
  closing,
  meta,
});

const comparison = z.strictObject({ title: text, before: picture('beforeAfter'), after: picture('beforeAfter') }).meta({ oneShape: true });

/** A finished project, content/cases/*.md: facts here, the story in Markdown below them. */
export const caseSchema = z.strictObject({
  title: text.meta({ unique: 'folder', description: 'Names the place and the idea, such as: A 3BHK in teak and white.' }),
  property: text.describe('What it is: 3BHK flat, villa, clinic.'),
  locality: text.describe('The part of the city, never the address.'),
  size: z.int().min(1).meta({ title: 'Size in sq ft' }),
  budget: plain
    .regex(/^₹\d[\d,.]*([-–]\d[\d,.]*)?( lakhs?| crores?)?$/, 'Write the budget as ₹9,50,000, ₹12 lakhs or ₹10-12 lakhs')
    .refine((value) => {
      const [from = 0, to = from] = value.split(/[-–]/).map((part) => Number(part.replace(/[^\d.]/g, '')));
      return from <= to;
    }, 'Write the smaller sum first, as in ₹10-12 lakhs')
    .overwrite(typeset)
    .describe('₹9,50,000, ₹12 lakhs or ₹10-12 lakhs'),
  days: z
    .strictObject({ promised: z.int().min(1), taken: z.int().min(1) })
    .describe('From the start of the work to the handover: as agreed, and as it was.'),
  handover: plain
    .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Write the month of the handover as 2024-03')
    .describe('2024-03. The newest is shown first.'),
  services: z.array(serviceSlug).min(1).describe('The services done. Their pages lead here.'),
  summary: text.describe('A sentence or two, in the list and for search engines.'),
  hero: picture('caseHero').meta({ title: 'Large picture' }),
  pictures: z.array(listed('casePicture').extend(captioned)).default([]),
  beforeAfter: z
    .array(comparison)
    .default([])
    .meta({ title: 'Before and after', entry: 'Comparison', description: 'Two photographs of the same shape from the same place.' }),
  client: z
    .strictObject({
      words: text.describe('Word for word.'),
      name: text.describe('The name under which the client agreed to be shown.'),
      review: url.optional().describe('The review itself, where there is one.'),
    })
    .optional()
    .describe('What the client says, with consent.'),
});

/** A page of text, content/pages/*.md: front matter here, Markdown below it. */
export const textPageSchema = z.strictObject({
  heading: text,
  intro: text,
  footer: text.optional().meta({ title: 'Link in the footer', description: 'The words of the link; without them the footer has none.' }),
  order: z.int().default(0).describe('Its place among the footer’s links.'),
  search: z.boolean().default(true).meta({ title: 'Search engines may show it' }),
  meta,
});

export type Studio = z.infer<typeof studioSchema>;
export type Claims = z.infer<typeof claimsSchema>;
export type PictureFacts = z.infer<ReturnType<typeof picture>>;
export type GalleryPicture = z.infer<typeof gallerySchema>['pictures'][number];
export type Meta = z.infer<typeof meta>;
export type Walk = z.infer<typeof walksSchema>['items'][number];
export type FinishSet = z.infer<typeof finishesSchema>['items'][number];
