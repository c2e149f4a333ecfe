import { personCalls } from '@latchkey/domain/privacy/person.calls'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { PersonExportBody, PersonQuery } from '@latchkey/domain/privacy/person/person.body'
import { PersonMatchesContract } from '@latchkey/domain/privacy/person/person.contract'
import type { FastifyPluginAsync } from 'fastify'
import type { SignedInAccess } from '../../platform/http/access.ts'
import { attach } from '../../platform/http/attachment.ts'
import { serve } from '../../platform/http/serve.ts'
import type { PersonService } from './person.service.ts'

const access: SignedInAccess = { allOf: ['privacy-manage'] }
const errors = { 422: FieldErrorsContract }

export const personRoutes =
  (service: PersonService): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      personCalls.find,
      { access, query: PersonQuery, response: PersonMatchesContract, errors },
      (call) => service.find(call.actor, call.query),
    )
    serve(
      app,
      personCalls.download,
      { access, isProofRequired: true, body: PersonExportBody, errors },
      async (call) => {
        const { name, bytes } = await service.download(call.actor, call.body)
        return attach(call.reply, { name, type: 'application/zip' }).send(bytes)
      },
    )
  }
