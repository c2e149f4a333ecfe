import type { MediaPort } from '@latchkey/domain/media/media.port'
import { ProblemError } from '@latchkey/domain/platform/problem'
import type { Http } from './http.ts'

/** Pictures over HTTP. Source: specification §7. */
export const mediaApi = (http: Http): MediaPort => ({
  upload: (file, onProgress, signal) => {
    // Only a browser's own file has bytes to send.
    if (!(file instanceof File)) return Promise.reject(new ProblemError({ kind: 'broken' }))
    return http.upload('/media/upload-image', file, {
      onProgress,
      signal: signal instanceof AbortSignal ? signal : undefined,
    })
  },
})
