import type { QuestionnairePort } from '@latchkey/domain/questionnaire/questionnaire.port'
import { identityQuery } from './identity-query.ts'
import type { PublicHttp } from './light-http.ts'

/** The questionnaire over HTTP. Source: specification §7, decisions P2 and P5. */
export const questionnaireApi = (http: PublicHttp): QuestionnairePort => ({
  identify: (token, identity) => http.get(`/users/qualifying-questions/${token}?${identityQuery(identity)}`),
  send: (answers) => http.post(`/users/qualifying-questions/${answers.id}`, answers),
})
