import type { StoreEnv } from '@latchkey/domain/root/env'
import type { Http } from './http/http.ts'

/** Exports of lists over HTTP; what runs them comes with the first. Source: decision A6. */
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
