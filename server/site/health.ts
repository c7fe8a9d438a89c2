import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildFactsPath } from '#contract/build-facts.ts';
import { healthPath } from '#contract/endpoints.ts';
import { hourMs } from '#contract/lib/durations.ts';
import { isLoopback } from '#server/http/client-addresses.ts';
import { daysWithoutBackup } from '#server/shared/backup-names.ts';
import { requireBuild } from '#server/shared/build-files.ts';
import type { Settings } from '#server/shared/settings.ts';
import type { EnquiryStore } from '#server/store/enquiry-store.ts';
import type { StoreAccess } from '#server/store/store-access.ts';

/** Space for two builds, or for some forty enquiries with files. */
const minFreeBytes = 1e9;

/** /healthz: 503 and the reasons if a person must look. It holds no personal data. */
export function registerHealth(app: FastifyInstance, access: StoreAccess, settings: Settings): void {
  const checkHealth = createHealthCheck(access, settings);
  app.get(healthPath, async ({ ip, headers: { 'x-forwarded-for': forwarded } }, reply) => {
    const { build, ...health } = await checkHealth();
    const isLocal = isLoopback(ip) && forwarded === undefined;
    // deploy/debian/update.sh waits for it.
    if (isLocal && build) reply.header('x-build', build);
    // Strangers are told `ok` only.
    const body = isLocal ? health : { ok: health.ok };
    return reply
      .code(health.ok ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(body);
  });
}

/**
 * Returns the health check, which runs once a second at most. `build`: when the build was made; undefined if enquiries
 * cannot be stored.
 */
export function createHealthCheck(access: StoreAccess, settings: Settings) {
  const build = statSync(join(settings.siteDir, buildFactsPath)).mtime.toISOString();
  let health: ReturnType<typeof check> | undefined;
  return () => {
    health ??= check().finally(() => setTimeout(() => (health = undefined), 1000).unref());
    return health;
  };

  async function check() {
    /** One line for each thing that a person must look at. */
    const problems: string[] = [];
    const addProblem = ({ message }: Error) => void problems.push(`Enquiries cannot be stored: ${message}`);
    const facts = await access.use(checkStore, 1000).catch(addProblem);
    const canStore = facts !== undefined;
    const { waiting, filesSize = 0 } = facts ?? {};
    const hours = Math.floor((Date.now() - (waiting?.oldest ?? Date.now())) / hourMs);
    // The queue has tried six times by then. Without `mail` nothing sends what still waits.
    if (settings.mail && waiting && hours > 0) {
      problems.push(`Enquiries that could not be emailed: ${waiting.count}, the oldest for ${hours} h. The log says why: studio log`);
    }
    // With 0 no more files are taken on purpose.
    if (settings.filesQuota && filesSize > 0.9 * settings.filesQuota) {
      problems.push('Files of enquiries have nearly filled FILES_QUOTA_MB: soon no visitor can send any. Delete enquiries, or raise it');
    }
    for (const look of [() => requireBuild(settings.siteDir), lookForBackup]) {
      try {
        look();
      } catch (error) {
        problems.push((error as Error).message);
      }
    }
    const disk = await statfs(settings.dataDir).catch(() => undefined);
    const free = disk ? disk.bavail * disk.bsize : minFreeBytes;
    if (free < minFreeBytes) problems.push(`The disk is nearly full: ${Math.floor(free / 1e6)} MB are left`);
    return { ok: problems.length === 0, problems, build: canStore ? build : undefined };
  }

  function lookForBackup(): void {
    const days = daysWithoutBackup(settings.backups.folder);
    if (days > 1) throw new Error(`No backup was made for ${days} days: studio backup makes one, or says why not`);
  }
}

/** Returns the waiting email and the bytes of all files. Throws if an enquiry could not be stored. */
function checkStore(store: EnquiryStore) {
  store.assertWritable();
  return { waiting: store.outbox.waiting(), filesSize: store.filesSize() };
}
