import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openFolder } from '../../../packages/server/test/_embedded-folders.ts'
import { report } from '../_report.ts'
import { Load } from './_load.ts'
import { readyStatus, untilReady, untilReadyIs, withKillableServer } from './_killable-server.ts'

const SIZE_MB = 400

/** Mounts a small tmpfs on a folder, which only root may do. */
function mountSmall(folder: string): boolean {
  const options = ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=711`, 'tmpfs', folder]
  return process.getuid?.() === 0 && spawnSync('mount', options).status === 0
}

/** Fills the file system of a file. */
function fill(file: string): void {
  const piece = Buffer.alloc(1 << 20)
  try {
    for (;;) writeFileSync(file, piece, { flag: 'a' })
  } catch {
    // The file system is full.
  }
}

const mount = path.join(openFolder('fault-disk'), 'small')
mkdirSync(mount)
if (mountSmall(mount)) {
  try {
    await withKillableServer({ DATA_DIR: path.join(mount, 'data') }, async (killable) => {
      const load = new Load(killable.url, await killable.signIn())
      const filler = path.join(mount, 'filler')
      fill(filler)
      const noticedAfterMs = Math.round(await untilReadyIs(killable.url, 503))
      rmSync(filler)
      await untilReady(killable.url)
      const stop = load.start(4)
      await delay(2_000)
      fill(filler)
      const statuses = new Set<number | null>()
      for (let second = 0; second < 15; second += 1) {
        await delay(1_000)
        statuses.add(await readyStatus(killable.url))
      }
      rmSync(filler)
      const readyAfterMs = Math.round(await untilReady(killable.url))
      await delay(2_000)
      await stop()
      report('disk full', {
        sizeMb: SIZE_MB,
        // Before any write failed.
        noticedAfterMs,
        outcomes: load.outcomes,
        readyWhileFull: [...statuses],
        readyAfterMs,
        ...(await load.check()),
      })
    })
  } finally {
    spawnSync('umount', [mount])
  }
} else console.log('!!! SKIPPED: disk full. Only root may mount a small file system.')
rmSync(path.dirname(mount), { recursive: true, force: true })
