/**
 * `node try-load.ts https://www.studio.example`: a load of visitors until SIGTERM. Prints how often each response came,
 * and fails if one was not 200. For try-on-debian.sh.
 */
import { startLoad } from './load.ts';

const [, , site = ''] = process.argv;
const load = startLoad(site);
process.once('SIGTERM', async () => {
  await load.stop();
  process.stdout.write(`${JSON.stringify(load.responses)} slowest ${(load.slowestMs() / 1000).toFixed(1)} s\n`);
  if (Object.keys(load.responses).some((response) => !response.endsWith(' 200'))) process.exitCode = 1;
});
