import { ProblemError } from '@latchkey/domain/platform/problem'
import type { StoreEnv } from '@latchkey/domain/root/env'
import type { SheetPreview } from '@latchkey/domain/sheets/sheet.contract'
import type { Http } from './http/http.ts'
import { listPath } from './http/list-query.ts'
import { saveFile } from './http/save-file.ts'

/**
 * Only a browser's `File` can be sent.
 * @throws ProblemError for anything else
 */
function fileIn(file: unknown): File {
  if (file instanceof File) return file
  throw new ProblemError({ kind: 'broken' })
}

export const propertiesApi = (
  http: Http,
): Pick<StoreEnv, 'media' | 'projects' | 'properties' | 'sheets'> => ({
  media: {
    upload: async (file, onProgress, signal) =>
      http.upload('/media/upload-image', fileIn(file), {
        onProgress,
        signal: signal instanceof AbortSignal ? signal : undefined,
      }),
  },
  projects: {
    list: (query) => http.get(listPath('/projects', query)),
    get: (id) => http.get(`/projects/${id}`),
    create: (draft) => http.post('/projects', draft),
    save: (id, draft) => http.post(`/projects/${id}/update`, draft),
    remove: (id) => http.post(`/projects/${id}/delete`),
    removeImage: (id, imageId) => http.post(`/projects/${id}/delete-image`, { imageId }),
  },
  properties: {
    list: (query) => http.get(listPath('/properties', query)),
    units: (projectId, query) => http.get(listPath(`/projects/${projectId}/units`, query)),
    get: (id) => http.get(`/properties/${id}`),
    create: (draft) => http.post('/properties/create', draft),
    createUnit: (projectId, draft) => http.post('/properties/create-unit', { ...draft, projectId }),
    save: (id, draft) => http.post(`/properties/${id}/update`, draft),
    remove: (id) => http.post(`/properties/${id}/delete-property`),
    removeImage: (id, imageId) => http.post(`/properties/${id}/delete-image`, { imageId }),
  },
  sheets: {
    download: async (projectId) =>
      saveFile(await http.download(`/projects/${projectId}/download-units`), 'Units.xlsx'),
    preview: (projectId, file, onProgress) => {
      const controller = new AbortController()
      const send = async () => {
        const path = `/projects/${projectId}/preview-units`
        const options = { onProgress, signal: controller.signal }
        const answer = await http.upload<SheetPreview | false>(path, fileIn(file), options)
        return answer === false ? null : answer
      }
      return { answer: send(), cancel: () => controller.abort() }
    },
    confirm: (projectId, previewId) => http.post(`/projects/${projectId}/confirm-units`, { previewId }),
    forget: (projectId, previewId) => http.post(`/projects/${projectId}/forget-units`, { previewId }),
    downloadFailures: async (projectId, previewId) =>
      saveFile(
        await http.download(`/projects/${projectId}/failed-units`, { previewId }),
        'Failed-units.xlsx',
      ),
  },
})
