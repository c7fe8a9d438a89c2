/**
 * `node try-load.ts https://www.studio.example`: a load of visitors until SIGTERM. Prints how often each response came,
 * and fails if one was not 200. For try-on-debian.sh.
 */
import { startVisitors } from '#deploy/test/test-visitors.ts';

const [, , site = ''] = process.argv;
const visitors = startVisitors(site);
process.once('SIGTERM', async () => {
  await visitors.stop();
  process.stdout.write(`${JSON.stringify(visitors.responses)} slowest ${(visitors.slowestMs() / 1000).toFixed(1)} s\n`);
  if (Object.keys(visitors.responses).some((response) => !response.endsWith(' 200'))) process.exitCode = 1;
});
