import type { z } from 'zod';
import type { Block } from './article.ts';
import type * as schema from './schema.ts';

export type Service = schema.ServiceFacts & { slug: string; path: string; article: Block[] };
export type Case = schema.CaseFacts & { slug: string; path: string; article: Block[] };
export type TextPage = schema.TextPageFacts & { slug: string; path: string; article: Block[] };

/** Everything under content/, checked and with every {{name}} filled in. */
export type Content = {
  studio: schema.Studio;
  claims: schema.Claims;
  services: Service[];
  home: schema.Home;
  about: schema.About;
  servicesPage: schema.ServicesPage;
  gallery: schema.Gallery;
  walks: z.infer<typeof schema.walksSchema>;
  finishes: z.infer<typeof schema.finishesSchema>;
  contact: schema.Contact;
  project: schema.ProjectPage;
  testimonials: schema.Testimonial[];
  casesPage: schema.CasesPage;
  /** Finished projects, the newest first; none until the studio adds them. */
  cases: Case[];
  /** The pages of content/pages, in the order of the footer. */
  textPages: TextPage[];
};
