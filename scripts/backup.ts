import { backUp } from '../packages/server/src/backup/backup.ts'
import { readSettings } from '../packages/server/src/config/env.ts'
import { runBackupCommand } from './lib/run-backup-command.ts'

await runBackupCommand('backup', 'Backed up', (folder) => backUp(readSettings(), folder))
