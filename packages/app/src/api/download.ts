import { ProblemError, problemOf } from '@latchkey/domain/platform/problem'
import type { CallRequest } from './client.ts'
import { fileNameIn } from './http/file-name.ts'
import type { Http } from './http/http.ts'
import { saveFile } from './http/save-file.ts'
import { FILE_TIMEOUT_MS } from './http/timeouts.ts'

/**
 * Saves the file of a response unless its signal cancels it.
 * @throws ProblemError
 */
export async function download(
  http: Pick<Http, 'respond'>,
  { call, given, ...request }: CallRequest,
): Promise<void> {
  try {
    const { data, headers } = await http.respond<Blob>(request, {
      responseType: 'blob',
      timeout: FILE_TIMEOUT_MS,
    })
    if (request.signal?.aborted) return
    saveFile(data, fileNameIn(String(headers['content-disposition'] ?? '')) ?? call.saveAs?.(...given) ?? '')
  } catch (caught) {
    throw new ProblemError(await withBody(problemOf(caught)))
  }
}

/** The body of an error is a Blob as well, because the call expects a file. */
async function withBody(problem: ReturnType<typeof problemOf>) {
  if (problem.kind !== 'rejected' || !(problem.body instanceof Blob)) return problem
  return { ...problem, body: JSON.parse(await problem.body.text()) as unknown }
}
