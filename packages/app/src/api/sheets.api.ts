import { ProblemError } from '@latchkey/domain/platform/problem'
import type { SheetPreview } from '@latchkey/domain/sheets/sheet.contract'
import type { SheetsPort } from '@latchkey/domain/sheets/sheets.port'
import type { Download, Http } from './http.ts'

/** Hands a file to the browser, which puts it where the person wants it. */
function keep({ content, name }: Download, fallback: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name ?? fallback
  link.click()
  // Browsers begin to read at once, though some a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Spreadsheets of units over HTTP. Source: specification §7. */
export const sheetsApi = (http: Http): SheetsPort => ({
  download: async (projectId) =>
    keep(await http.download(`/projects/${projectId}/download-units`), 'Units.xlsx'),
  preview: (projectId, file, onProgress) => {
    const controller = new AbortController()
    const send = async () => {
      // Only a browser's own file has bytes to send.
      if (!(file instanceof File)) throw new ProblemError({ kind: 'broken' })
      const path = `/projects/${projectId}/preview-units`
      const options = { onProgress, signal: controller.signal }
      const answer = await http.upload<SheetPreview | false>(path, file, options)
      return answer === false ? null : answer
    }
    return { answer: send(), cancel: () => controller.abort() }
  },
  confirm: (projectId, previewId) => http.post(`/projects/${projectId}/confirm-units`, { previewId }),
  forget: (projectId, previewId) => http.post(`/projects/${projectId}/forget-units`, { previewId }),
  downloadFailures: async (projectId, previewId) =>
    keep(await http.download(`/projects/${projectId}/failed-units`, { previewId }), 'Failed-units.xlsx'),
})
