import type { BuildPort } from '@latchkey/domain/update/build.port'
import { BUILD } from '../config/env.ts'
import type { Http } from './http/http.ts'

export const buildApi = (http: Pick<Http, 'get'>): BuildPort => ({
  own: BUILD,
  async fetchServed() {
    const answer = await http.get<unknown>('/version', { isPublic: true })
    const build = typeof answer === 'object' && answer !== null && 'build' in answer ? answer.build : null
    return typeof build === 'string' ? build : null
  },
})
