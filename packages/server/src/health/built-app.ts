import fs from 'node:fs/promises'
import path from 'node:path'

/** Reads the id of the build in a folder; a new build is noticed without a restart, and the file is read again only when it has changed. */
export function builtApp(folder: string) {
  const file = path.join(folder, 'build.json')
  let known: { modifiedMs: number; id: string | null } | undefined
  return {
    /** The id, or null while there is no build. */
    async id(): Promise<string | null> {
      try {
        const { mtimeMs } = await fs.stat(file)
        if (known?.modifiedMs !== mtimeMs) known = { modifiedMs: mtimeMs, id: await readId(file) }
        return known.id
      } catch {
        // A build empties the folder before it fills it again: for that moment the last one still counts.
        return known?.id ?? null
      }
    },
  }
}

async function readId(file: string): Promise<string | null> {
  const { build } = JSON.parse(await fs.readFile(file, 'utf8')) as { build?: unknown }
  return typeof build === 'string' ? build : null
}
