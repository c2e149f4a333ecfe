import fs from 'node:fs'
import path from 'node:path'
import { StartProblem } from '../../config/start-problem.ts'
import { syncFolder, writeDurably } from './durable-files.ts'

/** The file is in a data directory while a backup is restored into it; it contains the folder of the backup. */
export const RESTORE_MARK = 'restore-unfinished'

const mark = (dataDir: string) => path.join(dataDir, RESTORE_MARK)

export const isRestoreUnfinished = (dataDir: string): boolean => fs.existsSync(mark(dataDir))

export const markRestore = (dataDir: string, backup: string): Promise<void> =>
  writeDurably(mark(dataDir), `${backup}\n`, 0o600)

export function unmarkRestore(dataDir: string): void {
  fs.rmSync(mark(dataDir))
  syncFolder(dataDir)
}

/** @throws StartProblem while a restore runs, and after it was interrupted */
export function assertRestored(dataDir: string): void {
  if (!isRestoreUnfinished(dataDir)) return
  const backup = fs.readFileSync(mark(dataDir), 'utf8').trim()
  throw new StartProblem(
    `A restore into ${dataDir} has not finished: if it was interrupted, run it again (npm run restore -- ${backup}).`,
  )
}
