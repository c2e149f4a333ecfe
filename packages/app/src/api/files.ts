import type { OnProgress } from '@latchkey/domain/platform/calls'
import { ProblemError } from '@latchkey/domain/platform/problem'
import type { CallRequest, Send } from './client.ts'
import type { Http, HttpRequest, Transfer } from './http/http.ts'
import { FILE_TIMEOUT_MS } from './http/timeouts.ts'

/** Sends calls, including those with files; imports the code of downloads with the first one. */
export const sendWithFiles =
  (http: Http): Send =>
  async (request) => {
    if (request.call.isUpload) return upload(http, request)
    if (!request.call.saveAs) return http.send(request)
    const { download } = await import('./download.ts')
    return download(http, request)
  }

/**
 * In the multipart field `upload`.
 * @throws ProblemError also for anything but a browser's `File`
 */
export async function upload(
  http: Pick<Http, 'respond'>,
  { given, ...request }: HttpRequest & Pick<CallRequest, 'given'>,
): Promise<unknown> {
  const [file, onProgress, ownSignal] = given as readonly unknown[]
  if (!(file instanceof File)) throw new ProblemError({ kind: 'broken' })
  const data = new FormData()
  data.append('upload', file)
  const signal = ownSignal instanceof AbortSignal ? ownSignal : request.signal
  const transfer: Transfer = {
    data,
    timeout: FILE_TIMEOUT_MS,
    onUploadProgress: ({ loaded, total }) => {
      if (total !== undefined && total > 0) (onProgress as OnProgress)(loaded / total)
    },
  }
  return (await http.respond({ ...request, signal }, transfer)).data
}
