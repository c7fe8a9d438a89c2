import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { cacheRoot } from '#build/cache-root.ts';
import { projectRoot } from '#content-model/project-root.ts';

const run = promisify(execFile);
const folder = path.join(cacheRoot, 'editor');

/** Builds the saved content and serves the pages on a port of this machine, PREVIEW_PORT or a free one, apart from what `npm run build` makes. */
export class Preview {
  private readonly source: string;
  private server: ChildProcess | undefined;

  constructor(source: string) {
    this.source = source;
  }

  /** Returns the address of the pages. Throws an Error with the build's own message where the content cannot be built. */
  async show(): Promise<string> {
    const site = path.join(folder, 'site');
    await run(process.execPath, ['build/build.ts', this.source, site, '--plain'], { cwd: projectRoot, maxBuffer: 16 * 1024 * 1024 }).catch(
      ({ stderr }) => {
        throw new Error(stderr.trim());
      },
    );
    await this.stop();
    const settings = { SITE_DIR: site, DATA_DIR: path.join(folder, 'data'), HOST: '127.0.0.1', PORT: process.env.PREVIEW_PORT ?? '0' };
    this.server = spawn(process.execPath, ['server/main.ts'], {
      cwd: projectRoot,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(this.server.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer];
    // A pipe that nobody reads would stop the server once it is full.
    this.server.stdout?.resume();
    const address = /http:\S+/.exec(line.toString())?.[0];
    if (!address) throw new Error('The pages are built, but could not be served');
    return address;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.kill();
    await gone;
  }
}
