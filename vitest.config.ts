import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,bench,build,content-model,contract,deploy,desk,editor,server,tools}/**/*.test.{ts,tsx}'],
    // A crowded machine makes a test slow, never wrong: this only ends one that hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // On two cores the default is one, and the server's tests mostly wait.
    maxWorkers: 2,
  },
});
