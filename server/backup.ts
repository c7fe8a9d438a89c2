/** `npm run backup`: copies the store and its files into BACKUP_DIR, checks the copy and deletes old ones. */
import { audit, terminalUser } from './audit.ts';
import { makeBackup } from './backups.ts';
import { sealBackup } from './seal-backup.ts';
import { readSettings } from './settings.ts';

try {
  const { dataDir, backups } = readSettings(process.env);
  const { folder, enquiries, files, missing } = await makeBackup(dataDir, backups.directory, backups.keep);
  console.log(`Backup ${folder}: ${enquiries} enquiries, ${files} files, read again and whole`);
  for (const name of missing) console.error(`The file ${name} belongs to an enquiry, but is missing from ${dataDir}/files`);
  if (missing.length > 0) process.exitCode = 1;
  audit(dataDir, terminalUser(), `Backed up ${enquiries} enquiries`);
  if (backups.recipient) console.log(`Sealed ${sealBackup(folder, backups.recipient)}, for the owner of the key only`);
} catch (error) {
  console.error(`No backup was made: ${(error as Error).message}`);
  process.exitCode = 1;
}
