import type { OnProgress } from '@latchkey/domain/platform/calls'
import { ProblemError, problemOf, type Problem } from '@latchkey/domain/platform/problem'
import type { Http, HttpRequest } from './http.ts'

// Imported with the first file, to keep it out of the entry chunk.

/** In milliseconds: 10 MB at 300 kbit/s. */
export const FILE_TIMEOUT_MS = 300_000

/**
 * In the multipart field `upload`.
 * @throws ProblemError also for anything but a browser's `File`
 */
export async function upload(
  { send }: Pick<Http, 'send'>,
  request: HttpRequest,
  [file, onProgress, signal]: readonly unknown[],
): Promise<unknown> {
  if (!(file instanceof File)) throw new ProblemError({ kind: 'broken' })
  const data = new FormData()
  data.append('upload', file)
  const response = await send({
    ...request,
    body: data,
    ...(signal instanceof AbortSignal && { signal }),
    transfer: {
      timeout: FILE_TIMEOUT_MS,
      onUploadProgress: ({ loaded, total }) => {
        if (total !== undefined && total > 0) (onProgress as OnProgress)(loaded / total)
      },
    },
  })
  return response.data
}

/**
 * Saves the file of a response unless its signal cancels it; `name` is used when the response has none.
 * @throws ProblemError
 */
export async function download(
  { send }: Pick<Http, 'send'>,
  request: HttpRequest,
  name: string,
): Promise<void> {
  try {
    const transfer = { responseType: 'blob', timeout: FILE_TIMEOUT_MS } as const
    const { data, headers } = await send({ ...request, transfer })
    saveFile(data as Blob, fileNameIn(String(headers['content-disposition'] ?? '')) ?? name)
  } catch (caught) {
    throw new ProblemError(await withBody(problemOf(caught)))
  }
}

/** The body of an error is a Blob as well, because the call expects a file. */
async function withBody(problem: Problem): Promise<Problem> {
  if (problem.kind !== 'rejected' || !(problem.body instanceof Blob)) return problem
  return { ...problem, body: JSON.parse(await problem.body.text()) as unknown }
}

/** Parses `Content-Disposition`; prefers the encoded name to the plain one. */
export function fileNameIn(disposition: string): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      // Falls back to the plain name if the encoded one is malformed.
    }
  }
  const plain = /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1')
  return plain ?? /filename=([^;"\s]+)/i.exec(disposition)?.[1] ?? null
}

function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start reading the URL with a delay.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
