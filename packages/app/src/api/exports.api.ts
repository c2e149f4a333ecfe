import type { StoreEnv } from '@latchkey/domain/root/env'
import type { Http } from './http/http.ts'

/** Imports the code of exports with the first one. */
export const exportsApi = (http: Http): Pick<StoreEnv, 'exports'> => ({
  exports: {
    run(question, format) {
      const controller = new AbortController()
      const run = async () => {
        const { runExport } = await import('./run-export.ts')
        await runExport(http, question, format, controller.signal)
      }
      return { done: run(), cancel: () => controller.abort() }
    },
  },
})
