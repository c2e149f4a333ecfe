import { projectsCalls } from '@latchkey/domain/projects/projects.calls'
import type { FastifyPluginAsync } from 'fastify'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { DeleteImageBody } from '@latchkey/domain/media/media.contract'
import { ProjectBody } from '@latchkey/domain/projects/project.body'
import { ProjectContract, ProjectPageContract } from '@latchkey/domain/projects/project.contract'
import { Type } from 'typebox'
import { CREATES_ONCE, creationKeyOf } from '../context/create-once.ts'
import { serve } from '../platform/http/serve.ts'
import type { SignedInAccess } from '../platform/http/access.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import { ConflictContract } from '../platform/http/errors.contract.ts'
import type { ProjectsService } from './projects.service.ts'

// One permission for reads and writes (rule J1).
const stock: SignedInAccess = { allOf: ['properties-view'] }

const done = { 200: Type.Boolean() }
const errors = { 409: ConflictContract, 422: FieldErrorsContract }

export const projectsRoutes =
  (projects: ProjectsService): FastifyPluginAsync =>
  async (app) => {
    serve(
      app,
      projectsCalls.list,
      { access: stock, keys: ['properties:read'], response: ProjectPageContract },
      (call) => projects.page(call.params),
    )
    serve(
      app,
      projectsCalls.create,
      {
        description: CREATES_ONCE,
        access: stock,
        keys: ['properties:change'],
        body: ProjectBody,
        response: ProjectContract,
        errors,
      },
      (call) => projects.create(call.actor, call.body, creationKeyOf(call.request)),
    )
    app.get('/projects/refresh', { config: { access: stock }, schema: { response: done } }, (request) =>
      projects.refresh(actorOf(request)),
    )
    serve(
      app,
      projectsCalls.get,
      { access: stock, keys: ['properties:read'], response: ProjectContract },
      (call) => projects.get(call.params.id),
    )
    serve(
      app,
      projectsCalls.save,
      { access: stock, keys: ['properties:change'], body: ProjectBody, errors },
      (call) => projects.save(call.actor, call.params.id, call.body),
    )
    serve(app, projectsCalls.remove, { access: stock }, (call) => projects.remove(call.actor, call.params.id))
    serve(
      app,
      projectsCalls.removeImage,
      { access: stock, body: DeleteImageBody, errors: { 422: FieldErrorsContract } },
      (call) => projects.removeImage(call.actor, call.params.id, call.body),
    )
  }
