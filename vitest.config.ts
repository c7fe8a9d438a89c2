import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,bench,build,content-model,contract,deploy,desk,editor,server,tools}/**/*.test.{ts,tsx}'],
    // A crowded machine makes a test slow, never wrong: this only ends one that hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // The server's tests mostly wait: twice as many workers as cores finish in half the time.
    maxWorkers: 4,
  },
});
