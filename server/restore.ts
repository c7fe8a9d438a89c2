/** `npm run restore -- latest` or a backup's name: replaces the store by it. Without a name: lists the backups. */
import { basename } from 'node:path';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { audit, terminalUser } from '#server/shared/audit.ts';
import { listBackups } from '#server/shared/backup-names.ts';
import { OperatorError } from '#server/shared/operator-error.ts';
import { readSettings } from '#server/shared/settings.ts';
import { explainFailure } from '#server/text/explain-failure.ts';

let isRestored = false;

try {
  const { dataDir, backups } = readSettings(process.env);
  const folders = listBackups(backups.folder);
  const [, , wanted] = process.argv;
  if (wanted === undefined) {
    for (const folder of folders) console.log(basename(folder));
    console.log(folders.length > 0 ? '\nAdd latest, or one of these names, to put it back' : `There is no backup in ${backups.folder}`);
  } else {
    const folder = wanted === 'latest' ? folders.at(-1) : folders.find((each) => basename(each) === wanted);
    if (!folder) throw new OperatorError(`there is no backup ${wanted} in ${backups.folder}`);
    const before = await restoreBackup(folder, dataDir, () => {
      isRestored = true;
      audit(dataDir, terminalUser(), `Restored the backup ${basename(folder)}`);
      console.log(`Restored ${basename(folder)} into ${dataDir}, without what was deleted since`);
    });
    if (before) console.log(`What was there before is the backup ${basename(before)}, now the latest`);
  }
} catch (error) {
  console.error(`${isRestored ? 'The restore is done, but this is left to do by hand' : 'Nothing was restored'}: ${explainFailure(error)}`);
  process.exitCode = isRestored ? 2 : 1;
}
