import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { DeleteImageBody } from '@latchkey/domain/media/media.body'
import { ProjectBody } from '@latchkey/domain/projects/project.body'
import { ProjectContract, ProjectPageContract } from '@latchkey/domain/projects/project.contract'
import { Type } from 'typebox'
import type { Access } from '../platform/http/access.ts'
import { actorOf } from '../platform/http/access-plugin.ts'
import { ConflictContract } from '../platform/http/refusals.contract.ts'
import { IdParams, PageParams } from '../platform/http/validation.ts'
import type { ProjectsService } from './projects.service.ts'

// One permission for reads and writes (rule J1).
const stock: Access = { allOf: ['properties-view'] }

const done = { 200: Type.Boolean() }
const refusals = { 409: ConflictContract, 422: FieldErrorsContract }

export const projectsRoutes =
  (projects: ProjectsService): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/projects/:page/:limit',
      { config: { access: stock }, schema: { params: PageParams, response: { 200: ProjectPageContract } } },
      (request) => projects.page(request.params),
    )
    app.post(
      '/projects',
      {
        config: { access: stock },
        schema: { body: ProjectBody, response: { 200: ProjectContract, ...refusals } },
      },
      (request) => projects.create(actorOf(request), request.body),
    )
    app.get('/projects/refresh', { config: { access: stock }, schema: { response: done } }, (request) =>
      projects.refresh(actorOf(request)),
    )
    app.get(
      '/projects/:id',
      { config: { access: stock }, schema: { params: IdParams, response: { 200: ProjectContract } } },
      (request) => projects.get(request.params.id),
    )
    app.post(
      '/projects/:id/update',
      {
        config: { access: stock },
        schema: { params: IdParams, body: ProjectBody, response: { ...done, ...refusals } },
      },
      (request) => projects.save(actorOf(request), request.params.id, request.body),
    )
    app.post(
      '/projects/:id/delete',
      { config: { access: stock }, schema: { params: IdParams, response: done } },
      (request) => projects.remove(actorOf(request), request.params.id),
    )
    app.post(
      '/projects/:id/delete-image',
      {
        config: { access: stock },
        schema: {
          params: IdParams,
          body: DeleteImageBody,
          response: { ...done, 422: FieldErrorsContract },
        },
      },
      (request) => projects.removeImage(actorOf(request), request.params.id, request.body),
    )
  }
