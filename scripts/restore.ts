import { restore } from '../packages/server/src/backup/restore.ts'
import { readSettings } from '../packages/server/src/config/env.ts'
import { tellBackup } from './lib/tell-backup.ts'

await tellBackup('restore', 'Restored', (folder) => restore(readSettings(), folder))
