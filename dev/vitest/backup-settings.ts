import { createBackupKeys } from '../backup/backup-file.ts';

/** Settings of backups in tests of the Worker, and the private key, which no deployed Worker has. */
export function createBackupSettings() {
  const { publicKey, privateKey } = createBackupKeys();
  return {
    BACKUP_PUBLIC_KEY: publicKey,
    BACKUP_TOKEN: 'only-for-tests-0123456789-abcdefghijk',
    BACKUP_PRIVATE_KEY: privateKey,
  };
}
