import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { PART } from './durable-files.ts'

/** Creates the folder if it is missing; returns its path without links, so that one folder has one path. */
export function resolveDataDir(dataDir: string): string {
  // If root owns it, others may enter but not list it: PostgreSQL's account must reach its folder.
  fs.mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  return fs.realpathSync(dataDir)
}

/**
 * Writes into the folder, because neither its mode nor its mount says whether that is possible.
 * @throws Error with the code of the system and the path of the folder
 */
export function assertWritable(dataDir: string): void {
  const probe = path.join(dataDir, `probe.${randomBytes(6).toString('hex')}${PART}`)
  try {
    resolveDataDir(dataDir)
    fs.writeFileSync(probe, '', { flag: 'wx' })
    fs.rmSync(probe)
  } catch (error) {
    // The start says what to do by the code and the path.
    throw error instanceof Error ? Object.assign(error, { path: dataDir }) : error
  }
}

/** True for the path of another folder, false for that of a missing one; mounts and links have the same identity. */
export function leadsElsewhere(name: string, folder: string): boolean {
  try {
    const [there, here] = [fs.statSync(name, { bigint: true }), fs.statSync(folder, { bigint: true })]
    return there.dev !== here.dev || there.ino !== here.ino
  } catch {
    return false
  }
}

/** True for a path in the folder, also where its end does not exist yet. */
export function isWithin(folder: string, name: string): boolean {
  return !path.relative(withoutLinks(folder), withoutLinks(name)).startsWith('..')
}

function withoutLinks(name: string): string {
  return fs.existsSync(name)
    ? fs.realpathSync(name)
    : path.join(withoutLinks(path.dirname(name)), path.basename(name))
}
