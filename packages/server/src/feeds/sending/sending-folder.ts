import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Backups leave out what ends so. */
const SUFFIX = '.part'

/** Runs the work with an empty folder, which is removed with everything in it; so are those that a crash left behind. */
export async function withSendingFolder<Result>(
  { dataDir, feedId }: { dataDir: string; feedId: number },
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const prefix = `feed-${feedId}-`
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(prefix) && name.endsWith(SUFFIX))
  for (const name of left) await remove(path.join(dataDir, name))
  const folder = path.join(dataDir, `${prefix}${randomUUID()}${SUFFIX}`)
  await mkdir(folder, { mode: 0o700 })
  try {
    return await work(folder)
  } finally {
    await remove(folder)
  }
}

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })
