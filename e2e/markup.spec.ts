import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate';
import { repositoryRoot } from '#content-model/roots.ts';
import { builtPages } from './support/built.ts';
import { dist, isNoSibling } from './support/site.ts';

/** Exceptions from the presets, with reasons. */
const exceptions: RuleConfig = {
  // React's spelling; HTML reads both alike.
  'doctype-style': ['error', { style: 'uppercase' }],
  'void-style': ['error', { style: 'selfclosing' }],
  'attribute-boolean-style': ['error', { style: 'empty' }],
  'attribute-empty-style': ['error', { style: 'empty' }],
  'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
  // The site loads nothing from other hosts, and the stylesheet's name contains its own hash.
  'require-sri': ['error', { target: 'crossorigin' }],
  // A dialog's heading names a part of the page, which has an h1 of its own.
  'heading-level': ['error', { minSectioningRootInitialRank: 'h2' }],
  // Slides of a carousel are groups with a name, as in the ARIA practices.
  'aria-label-misuse': ['error', { allowAnyNamable: true }],
  // A telephone number may wrap: with large text the page would be wider than its screen.
  'tel-non-breaking': 'off',
};

const presets = ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'];

test('html-validate finds no error in any page', async () => {
  // The first of pages that differ only by their pictures, and all others.
  const pages = builtPages.filter(({ path }) => isNoSibling(path));
  const checker = new HtmlValidate(new StaticConfigLoader({ extends: presets, elements: ['html5'], rules: exceptions }));
  for (const { path, file } of pages) {
    const { results } = await checker.validateFile(file);
    const messages = results.flatMap((result) => result.messages);
    const errors = messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect.soft(errors, path).toEqual([]);
  }
});

// Nu's CSS checker does not know @property, view transitions and anchors. Lightning CSS parses the sheet in the build.
const beyondItsCss = 'CSS: .*';

test('The Nu HTML checker finds neither error nor warning in any page', () => {
  test.skip(!hasJava(17), 'The Nu HTML checker needs Java 17, which is not installed here');
  const jar = path.join(repositoryRoot, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const options = ['--skip-non-html', '--skip-info-messages', '--filterpattern', beyondItsCss, '--format', 'json', '--stdout'];
  // For a run of seconds, Java's second compiler costs more than it saves.
  const java = ['-Xss2m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', jar];
  const { stdout, stderr } = spawnSync('java', [...java, '--exit-zero-always', ...options, dist], { encoding: 'utf8' });
  expect(stdout, stderr).toContain('"messages"');
  const { messages } = JSON.parse(stdout) as { messages: { url: string; message: string; extract?: string }[] };
  expect(messages.map(({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract ?? ''}`)).toEqual([]);
});

function hasJava(version: number): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1]) >= version;
}
