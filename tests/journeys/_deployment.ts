import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Files that refer to other files of a build. */
const NAMES_FILES = /\.(js|css|html)$/

/** Compressed copies, made by the build. */
const COMPRESSED = /\.(br|gz)$/

/**
 * Replaces the build in this folder as a deployment does under a running server: the same app with another id, whose
 * assets have other paths, so that none of the previous ones exists.
 */
export function deployAnotherBuild(folder: string): void {
  const idFile = path.join(folder, 'build.json')
  const { build: earlier } = JSON.parse(fs.readFileSync(idFile, 'utf8')) as { build: string }
  const build = randomUUID()
  const assets = path.join(folder, 'assets')
  fs.renameSync(assets, path.join(folder, build))
  fs.mkdirSync(assets)
  fs.renameSync(path.join(folder, build), path.join(assets, build))
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name)
    if (COMPRESSED.test(name)) fs.rmSync(file)
    if (!NAMES_FILES.test(name)) continue
    const text = fs.readFileSync(file, 'utf8')
    fs.writeFileSync(file, text.replaceAll('assets/', `assets/${build}/`).replaceAll(earlier, build))
  }
  // Last, as in the build itself: from then on open pages ask for a reload.
  fs.writeFileSync(idFile, JSON.stringify({ build }))
}
