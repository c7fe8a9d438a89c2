import { projectLimits } from '#contract/limits.ts';
import { type Project, projectSchema } from '#contract/project.ts';
import fc from '#contract/test/test-fast-check.ts';

const slug = fc.stringMatching(/^[a-z0-9-]{1,80}$/);
const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength }).map((typed) => [...typed].slice(0, maxLength).join(''));
const area = fc.integer({ min: projectLimits.area.min, max: projectLimits.area.max });
const picture = fc.record({ photo: slug, note: text(projectLimits.note.max) });
const service = fc.record({ slug, area }, { requiredKeys: ['slug'] });

/** For property tests: any project with something in it that the schema takes. */
export const someProject: fc.Arbitrary<Project> = fc
  .record({
    version: fc.constant(1 as const),
    pictures: fc.uniqueArray(picture, { selector: ({ photo }) => photo, maxLength: projectLimits.pictures }),
    services: fc.uniqueArray(service, { selector: ({ slug }) => slug, maxLength: projectLimits.services }),
    notes: text(projectLimits.notes.max),
  })
  .filter((project) => projectSchema.safeParse(project).success)
  .filter(({ pictures, services, notes }) => pictures.length + services.length > 0 || notes.trim() !== '');
