import { describe, expect, test } from 'vitest';
import fc from '#contract/test/test-fast-check.ts';
import { projectLimits } from './limits.ts';
import type { Project } from './project.ts';
import { decodeProject, encodeProject, holdsProject } from './project-link.ts';
import { someProject } from './test/test-projects.ts';

test('any project survives the link', () => {
  fc.assert(fc.property(someProject, (project) => void expect(decodeProject(encodeProject(project))).toEqual({ project })));
});

test('half an emoji in a note survives as well', () => {
  const project: Project = { version: 1, pictures: [{ photo: 'oak', note: 'a\ud83e' }], services: [], notes: '\udc00' };
  expect(decodeProject(encodeProject(project))).toEqual({ project });
});

test('the fragment is made of characters that no chat program cuts or changes', () => {
  fc.assert(fc.property(someProject, (project) => void expect(encodeProject(project)).toMatch(/^#p=[A-Za-z0-9_-]+$/)));
});

test.each(['.', ')', ',', '_', '-', '_.', '%20', '&utm_source=x'])('%s behind the link does no harm', (more) => {
  fc.assert(fc.property(someProject, (project) => void expect(decodeProject(encodeProject(project) + more)).toEqual({ project })));
});

test.each(['%3D', '%3d', '%253D'])('%s in the place of = does no harm', (equals) => {
  const link = encodeProject({ version: 1, pictures: [], services: [], notes: 'By Diwali' }).replace('=', equals);
  expect(holdsProject(link)).toBe(true);
  expect(decodeProject(link).project?.notes).toBe('By Diwali');
});

test('only a fragment of that kind is taken for a project', () => {
  expect(holdsProject('#main')).toBe(false);
  expect(holdsProject('')).toBe(false);
  fc.assert(fc.property(someProject, (project) => void expect(holdsProject(encodeProject(project))).toBe(true)));
});

describe('a broken link is refused with what to do', () => {
  function refused(fragment: string) {
    expect(decodeProject(fragment).problem).toContain('sent again');
  }

  test('cut short anywhere', () => {
    fc.assert(
      fc.property(someProject, fc.nat(), (project, at) => {
        const link = encodeProject(project);
        refused(link.slice(0, 3 + (at % (link.length - 3))));
      }),
    );
  });

  test('one character changed', () => {
    fc.assert(
      fc.property(someProject, fc.nat(), fc.stringMatching(/^[A-Za-z0-9_-]$/), (project, at, character) => {
        const link = encodeProject(project);
        const place = 3 + (at % (link.length - 3));
        fc.pre(link[place] !== character);
        refused(link.slice(0, place) + character + link.slice(place + 1));
      }),
    );
  });

  test('something added at its end', () => {
    fc.assert(
      fc.property(someProject, fc.stringMatching(/^[\w-]*[A-Za-z0-9]$/), (project, more) => refused(encodeProject(project) + more)),
    );
  });

  test('any text', () => {
    fc.assert(fc.property(fc.string(), (text) => refused(`#p=${text}`)));
  });

  test('longer than any project', () => {
    refused(`#p=${'a'.repeat(projectLimits.bytes * 2)}`);
  });

  test('a project of a version or a size that this website does not know', () => {
    const project: Project = { version: 1, pictures: [], services: [{ slug: 'kitchen' }], notes: '' };
    refused(encodeProject({ ...project, version: 2 } as unknown as Project));
    refused(encodeProject({ ...project, notes: 'a'.repeat(projectLimits.notes.max + 1) }));
    refused(encodeProject({ ...project, services: [{ slug: 'kitchen', area: 0.5 }] }));
    refused(encodeProject({ ...project, services: [{ slug: 'kitchen' }, { slug: 'kitchen' }] }));
    const picture = { photo: 'oak', note: '' };
    refused(encodeProject({ ...project, pictures: [picture, picture] }));
    const services = Array.from({ length: projectLimits.services + 1 }, (_, index) => ({ slug: `service-${index}` }));
    refused(encodeProject({ ...project, services }));
  });
});

test('the longest project fits into a link that is taken', () => {
  const pictures = Array.from({ length: projectLimits.pictures }, (_, index) => ({ photo: `photo-${index}`.padEnd(80, 'x'), note: '' }));
  const project: Project = { version: 1, pictures, services: [], notes: 'a'.repeat(projectLimits.notes.max) };
  expect(decodeProject(encodeProject(project))).toEqual({ project });
});
