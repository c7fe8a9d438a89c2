import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Runs tests that start servers first: they take longest and mostly wait, so no core is idle at the end. Then come builds. */
class ServersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      [/\/deploy\/debian\//, /\/deploy\//, /\/server\//, /\/(changed-content|development-pages)/, /./].findIndex((part) =>
        part.test(moduleId),
      );
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Files whose tests share processes, in each of which zod, the content and the rest are loaded once. */
const together = ['{bench,build,content-model,contract}/**/*.test.ts'];
/** Files among them that replace modules or settings of their process. */
const apart = ['build/{development-pages,pictures}.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['{app,deploy,desk,editor,server,tools}/**/*.test.{ts,tsx}', ...apart],
        },
      },
      { extends: true, test: { name: 'together', include: together, exclude: apart, isolate: false } },
    ],
    // The progress summary would overwrite what the other steps of `npm test` print meanwhile.
    reporters: [['default', { summary: false }], 'json'],
    outputFile: { json: 'test-results/rules.json' },
    // Only ends a test that hangs: a busy machine makes a test slow, never wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Mocks, stubs and fake timers of one test end before the next begins.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    setupFiles: ['tools/vitest-setup.ts'],
    // The server's tests mostly wait: four workers finish sooner on two cores.
    maxWorkers: 4,
    sequence: { sequencer: ServersFirst },
  },
});
