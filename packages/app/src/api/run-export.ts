import type { ExportFormat } from '@latchkey/domain/exports/export.lists'
import type { ExportQuestion } from '@latchkey/domain/exports/exports.port'
import { ProblemError, problemOf } from '@latchkey/domain/platform/problem'
import type { Http } from './http/http.ts'
import { saveFile } from './http/save-file.ts'

/**
 * Downloads an export unless `signal` cancels it.
 * @throws ProblemError
 */
export async function runExport(
  http: Http,
  { list, query: { filters, sort, choices }, ids, projectId }: ExportQuestion,
  format: ExportFormat,
  signal: AbortSignal,
): Promise<void> {
  const body = { format, filters, sort, ...choices, ids, projectId }
  try {
    const file = await http.download(`/export/${list}`, body, signal)
    if (!signal.aborted) saveFile(file, `${list}.${format}`)
  } catch (caught) {
    throw new ProblemError(await withBody(problemOf(caught)))
  }
}

/** The body of an error is a Blob as well, because the call expects a file. */
async function withBody(problem: ReturnType<typeof problemOf>) {
  if (problem.kind !== 'refused' || !(problem.body instanceof Blob)) return problem
  return { ...problem, body: JSON.parse(await problem.body.text()) as unknown }
}
