import type { BackupReport } from '../../packages/server/src/backup/backup.ts'

/** Runs a command on the folder in its argument and prints the result in one line. */
export async function runBackupCommand(
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
