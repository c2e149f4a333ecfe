import { restore } from '../packages/server/src/backup/restore.ts'
import { readSettings } from '../packages/server/src/config/env.ts'
import { runBackupCommand } from './lib/run-backup-command.ts'

await runBackupCommand('restore', 'Restored', (folder) => restore(readSettings(), folder))
