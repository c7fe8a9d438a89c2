import { defineConfig } from '@playwright/test';
import { findBrowser } from '#tools/chromium.ts';

// Another port lets two checkouts test side by side.
const port = Number(process.env.TEST_PORT ?? 4273);
const executablePath = findBrowser();

/** Journeys through the built site, served by its own server with a store of its own. Run `npm run build` first. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // Many journeys wait: four workers finish sooner on two cores.
  workers: 4,
  // A fault fails twice. A test that passes at the second try is counted as flaky, and has to be made steady.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine can be slow; timing never decides a test.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording every test takes long. `npx playwright test --trace on FILE` records one file.
    trace: 'off',
    // Playwright's routes do not see what a service worker fetches; offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Walks need WebGL without a graphics card. Pages are composited without it, which takes less time.
        '--enable-unsafe-swiftshader',
        '--disable-gpu-compositing',
      ],
    },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://localhost:${port}`,
    env: { PORT: String(port), DATA_DIR: 'test-results/data', LIMIT_PER_SENDER: '1000', LIMIT_TOTAL: '10000' },
    reuseExistingServer: false,
  },
});
