import fs from 'node:fs/promises'
import path from 'node:path'

/**
 * Reads the build id of a folder; a new build is noticed without a restart, and the file is read only when it has
 * changed.
 */
export function builtApp(folder: string) {
  const file = path.join(folder, 'build.json')
  let known: { modifiedMs: number; id: string | null } | undefined
  return {
    /** Null without a build. */
    async id(): Promise<string | null> {
      try {
        const { mtimeMs } = await fs.stat(file)
        if (known?.modifiedMs !== mtimeMs) known = { modifiedMs: mtimeMs, id: await readId(file) }
        return known.id
      } catch {
        // A build empties the folder first: meanwhile the previous id is valid.
        return known?.id ?? null
      }
    },
  }
}

async function readId(file: string): Promise<string | null> {
  const { build } = JSON.parse(await fs.readFile(file, 'utf8')) as { build?: unknown }
  return typeof build === 'string' ? build : null
}
