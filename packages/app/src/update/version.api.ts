import type { Http } from '../api/http.ts'

/** Asks the server which build it serves; null when it does not say. Source: decision G18. */
export const fetchServedBuild = (http: Pick<Http, 'get'>) => async (): Promise<string | null> => {
  const answer = await http.get<unknown>('/version', { isPublic: true })
  const build = typeof answer === 'object' && answer !== null && 'build' in answer ? answer.build : null
  return typeof build === 'string' ? build : null
}
