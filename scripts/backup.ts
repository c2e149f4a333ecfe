import { backUp } from '../packages/server/src/backup/backup.ts'
import { readSettings } from '../packages/server/src/config/env.ts'
import { tellBackup } from './lib/tell-backup.ts'

await tellBackup('backup', 'Backed up', (folder) => backUp(readSettings(), folder))
