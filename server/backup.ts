/**
 * `npm run backup`: copies the store and its files into BACKUP_DIR, checks the copy and deletes old ones. Exits with 1
 * if none was made, and with 2 if it was made but something needs a look: a file is missing, the copy could not be
 * sealed, or older ones could not be deleted.
 */

import { deleteOldBackups, makeBackup } from '#server/backup/make-backup.ts';
import { sealBackup } from '#server/backup/seal-backup.ts';
import { audit, terminalUser } from '#server/shared/audit.ts';
import { readSettings } from '#server/shared/settings.ts';
import { explainFailure } from '#server/text/explain-failure.ts';

try {
  const { dataDir, backups } = readSettings(process.env);
  const { recipient } = backups;
  const { folder, enquiries, files, missing } = await makeBackup(dataDir, backups.folder);
  // deploy/debian/update.sh of a later release reads the folder from this line.
  console.log(`Backup ${folder}, read again and whole. Enquiries: ${enquiries}, files: ${files}`);
  for (const name of missing) needsLook(`The file ${name} belongs to an enquiry, but is missing from ${dataDir}/files`);
  audit(dataDir, terminalUser(), `Backed up enquiries: ${enquiries}`);
  afterwards('older ones could not be deleted', () => deleteOldBackups(dataDir, backups.folder, backups.keep));
  if (recipient) {
    afterwards('it could not be sealed', () => console.log(`Sealed ${sealBackup(folder, recipient)}, for the owner of the key only`));
  }
} catch (error) {
  console.error(`No backup was made: ${explainFailure(error)}`);
  process.exitCode = 1;
}

/** A failure here does not remove the backup that was made. */
function afterwards(failed: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    needsLook(`The backup was made, but ${failed}: ${explainFailure(error)}`);
  }
}

function needsLook(message: string): void {
  console.error(message);
  process.exitCode = 2;
}
