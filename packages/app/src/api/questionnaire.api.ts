import type { QuestionnairePort } from '@latchkey/domain/questionnaire/questionnaire.port'
import type { Http } from './http.ts'
import { identityQuery } from './identity-query.ts'

/** The questionnaire over HTTP. Source: specification §7, decisions P2 and P5. */
export const questionnaireApi = (http: Http): QuestionnairePort => ({
  identify: (token, identity) =>
    http.get(`/users/qualifying-questions/${token}?${identityQuery(identity)}`, { isPublic: true }),
  send: (answers) => http.post(`/users/qualifying-questions/${answers.id}`, answers, { isPublic: true }),
})
