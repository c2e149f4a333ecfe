/** Finds the file in the error with which Chromium and Firefox report a failed import. */
const FAILED_FILE = /dynamically imported module: (\S+)$/

const importFrom = (url: string): Promise<object> => import(/* @vite-ignore */ url)

/** An export of a module: of the file itself, or of one of the modules that the build put into it. */
const exportIn = (file: object, name: PropertyKey): unknown =>
  [file, ...Object.values(file)].find(
    (each: unknown) => typeof each === 'object' && each !== null && name in each,
  )?.[name as keyof object]

/**
 * Makes the import of one export of a module repeatable: browsers remember the failure of a file by its URL for as long
 * as the page is open, so that it is fetched again under another.
 */
export function importAgain<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  importUrl = importFrom,
): () => Promise<Module[Name]> {
  let failure: unknown
  let failedUrl: string | undefined
  let failures = 0
  return async () => {
    try {
      if (failedUrl === undefined) return (await load())[name]
      const found = exportIn(await importUrl(`${failedUrl}?again=${failures}`), name)
      if (found === undefined) throw failure
      return found as Module[Name]
    } catch (error) {
      failure = error
      failures += 1
      failedUrl ??= FAILED_FILE.exec(error instanceof Error ? error.message : '')?.[1]
      throw error
    }
  }
}
