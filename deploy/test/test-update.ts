import { spawnSync } from 'node:child_process';

/** Returns the environment of update.sh for a machine in the folder `root`, on which this user builds and serves. */
export function updateSettings(root: string, sparePort: number) {
  const me = spawnSync('id', ['-un'], { encoding: 'utf8' }).stdout.trim();
  return {
    PATH: `${root}/bin:${process.env.PATH}`,
    STUDIO_ROOT: root,
    STUDIO_SETTINGS: `${root}/settings.env`,
    STUDIO_CADDYFILE: `${root}/Caddyfile`,
    STUDIO_BUILDER: me,
    STUDIO_SERVER: me,
    STUDIO_SPARE_PORT: String(sparePort),
    STUDIO_PATIENCE: '300',
    STUDIO_SWITCH_PATIENCE: '300',
    STUDIO_BACK_PATIENCE: '300',
  };
}

/** Runs git in `folder`, without the hooks of this machine, and returns what it prints. */
export function gitIn(folder: string, ...words: string[]): string {
  const settings = ['-c', 'core.hooksPath=/dev/null', '-c', 'user.name=Developer', '-c', 'user.email=d@studio.example'];
  return spawnSync('git', [...settings, ...words], { cwd: folder, encoding: 'utf8' }).stdout.trim();
}
