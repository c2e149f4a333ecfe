/** How Chromium and Firefox name the module in the error of a failed import. */
const FAILED_MODULE = /dynamically imported module: (\S+)$/

/** Imports a file of the build by its URL. */
const importFrom = (url: string): Promise<object> => import(/* @vite-ignore */ url)

/** The module that exports this name: the file itself, or one of those that the build put into it. */
const moduleWith = (name: PropertyKey, file: object): unknown =>
  [file, ...Object.values(file)].find(
    (each: unknown) => typeof each === 'object' && each !== null && name in each,
  )

/**
 * Makes the import of a module that exports this name repeatable: browsers remember the failure of a file by its URL
 * for as long as the page is open, so that it is fetched again under another.
 */
export function importAgain<Module>(
  load: () => Promise<Module>,
  name: keyof Module,
  importUrl = importFrom,
): () => Promise<Module> {
  let failure: unknown
  let failedUrl: string | undefined
  let failures = 0
  return async () => {
    try {
      if (failedUrl === undefined) return await load()
      const module = moduleWith(name, await importUrl(`${failedUrl}?again=${failures}`))
      if (module === undefined) throw failure
      return module as Module
    } catch (error) {
      failure = error
      failures += 1
      failedUrl ??= FAILED_MODULE.exec(error instanceof Error ? error.message : '')?.[1]
      throw error
    }
  }
}

/** The same for one export of a module. */
export function exportAgain<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): () => Promise<Module[Name]> {
  const loadAgain = importAgain(load, name)
  return async () => (await loadAgain())[name]
}
