import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** Kinds of file that name other files of a build. */
const NAMES_FILES = /\.(js|css|html)$/

/** Copies of files that were compressed when the build was made. */
const COMPRESSED = /\.(br|gz)$/

/**
 * Puts another build in place of the one in this folder, as a deployment does under a running server: the same app with
 * another id, whose assets have other addresses, so none of the earlier ones is there any longer.
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
  // Last, as by the build itself: from here on open pages ask for a reload.
  fs.writeFileSync(idFile, JSON.stringify({ build }))
}
