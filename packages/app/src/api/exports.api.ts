import type { StoreEnv } from '@latchkey/domain/root/env'
import type { Http } from './http/http.ts'
import { saveFile } from './http/save-file.ts'

/** Exports of lists over HTTP. Source: decision A6. */
export const exportsApi = (http: Http): Pick<StoreEnv, 'exports'> => ({
  exports: {
    run({ list, query: { filters, sort, choices }, ids, projectId }, format) {
      const controller = new AbortController()
      const body = { format, filters, sort, ...choices, ids, projectId }
      const fetched = async () => {
        const file = await http.download(`/export/${list}`, body, controller.signal)
        if (!controller.signal.aborted) saveFile(file, `${list}.${format}`)
      }
      return { done: fetched(), cancel: () => controller.abort() }
    },
  },
})
