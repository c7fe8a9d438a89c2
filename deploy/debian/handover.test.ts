import { expect, test, vi } from 'vitest';
import { startService } from '#deploy/test/test-service.ts';
import { startVisitors } from '#deploy/test/test-visitors.ts';
import { noLimits, readRows, temporaryFolder, temporarySite } from '#server/test/test-support.ts';

const restarts = 5;

test(`of ${restarts} restarts under load on a socket that systemd holds, no request is lost`, async () => {
  const env = { SITE_DIR: temporarySite(), DATA_DIR: temporaryFolder(), ...noLimits };
  const service = await startService('.', env);
  const visitors = startVisitors(`http://127.0.0.1:${service.port}`, { headers: { connection: 'close' } });
  for (let restart = 0; restart < restarts; restart += 1) {
    const enough = visitors.total() + 100;
    await vi.waitFor(() => expect(visitors.total()).toBeGreaterThan(enough), { timeout: 120_000 });
    await service.restart();
  }
  await visitors.stop();
  expect(Object.keys(visitors.responses).toSorted()).toEqual(['GET 200', 'POST 200']);
  expect(readRows(env.DATA_DIR)).toHaveLength(visitors.responses['POST 200'] ?? 0);
});
