import type { yamlFiles } from './content.ts';
import type { OptionList } from './field-schema.ts';

/** The content of the files, perhaps not checked: the editor reads them as they are. */
type Files = Record<keyof typeof yamlFiles, object> & { services: { slug: string }[] };

/** The lists from which fields of schema.ts choose. `what` is how messages call a list, `names` are its entries. */
export const optionLists: Record<OptionList, { what: string; names: (files: Files) => string[] }> = {
  claims: { what: 'claims of content/claims.yaml', names: (files) => textsIn(files, 'claims', 'name') },
  rooms: { what: 'rooms of the gallery', names: ({ gallery }) => textsIn(gallery, 'rooms') },
  groups: { what: 'groups of content/services.yaml', names: ({ servicesPage }) => textsIn(servicesPage, 'groups') },
  trades: { what: 'trades of content/project.yaml', names: ({ planner }) => textsIn(planner, 'trades') },
  services: { what: 'services', names: ({ services }) => services.map(({ slug }) => slug) },
  walks: { what: 'walks', names: ({ walks }) => textsIn(walks, 'items', 'slug') },
};

/** The texts of a list, or what its entries say at `key`. */
function textsIn(facts: object, list: string, key?: string): string[] {
  const items = (facts as Record<string, unknown>)[list];
  if (!Array.isArray(items)) return [];
  return items.map((item) => (key ? item?.[key] : item)).filter((item) => typeof item === 'string');
}
