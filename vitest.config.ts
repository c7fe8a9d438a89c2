import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,bench,build,content-model,contract,deploy,editor,server,tools}/**/*.test.{ts,tsx}'],
    // The kill test starts servers of its own and waits for them.
    testTimeout: 20_000,
    // On two cores the default is one, and the server's tests mostly wait.
    maxWorkers: 2,
  },
});
