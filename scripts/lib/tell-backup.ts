import type { BackupReport } from '../../packages/server/src/backup/backup.ts'

/** Runs a command on the one folder that its words name, and says how it went in one line. */
export async function tellBackup(
  command: 'backup' | 'restore',
  done: string,
  work: (folder: string) => Promise<BackupReport>,
): Promise<void> {
  const [folder, ...others] = process.argv.slice(2)
  try {
    if (folder === undefined || others.length > 0) {
      throw new Error(`Usage: npm run ${command} -- <folder of the backup>`)
    }
    const report = await work(folder)
    console.log(`${done}: ${report.rows} rows and ${report.files} files, ${report.folder}`)
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 1
  }
}
