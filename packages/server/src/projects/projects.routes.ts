import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { FieldErrorsContract } from '@latchkey/domain/platform/field-errors.contract'
import { ProjectContract, ProjectPageContract } from '@latchkey/domain/projects/project.contract'
import { PropertyPageContract } from '@latchkey/domain/properties/property.contract'
import { Type } from 'typebox'
import type { Access } from '../platform/access.ts'
import { actorOf } from '../platform/access-plugin.ts'
import { ConflictContract } from '../platform/refusals.contract.ts'
import { IdPageParams, IdParams, PageParams } from '../platform/validation.ts'
import { DeleteImageContract } from '../media/media.contract.ts'
import type { UnitListService } from '../properties/units.list.service.ts'
import type { ProjectsService } from './projects.service.ts'

// One permission for reading and writing alike. Source: decision J1.
const stock: Access = { allOf: ['properties-view'] }

const ProjectBody = Type.Unsafe<unknown>(ProjectContract)
const done = { 200: Type.Boolean() }
const refusals = { 409: ConflictContract, 422: FieldErrorsContract }

/** The calls about projects, and the list of a project's units. */
export const projectsRoutes =
  (projects: ProjectsService, units: UnitListService): FastifyPluginAsyncTypebox =>
  async (app) => {
    const config = { access: stock }
    app.get(
      '/projects/:page/:limit',
      { config, schema: { params: PageParams, response: { 200: ProjectPageContract } } },
      (request) => projects.page(request.params),
    )
    app.post(
      '/projects',
      { config, schema: { body: ProjectBody, response: { 200: ProjectContract, ...refusals } } },
      (request) => projects.create(actorOf(request), request.body),
    )
    app.get('/projects/refresh', { config, schema: { response: done } }, (request) =>
      projects.refresh(actorOf(request)),
    )
    app.get(
      '/projects/:id',
      { config, schema: { params: IdParams, response: { 200: ProjectContract } } },
      (request) => projects.get(request.params.id),
    )
    app.post(
      '/projects/:id/update',
      { config, schema: { params: IdParams, body: ProjectBody, response: { ...done, ...refusals } } },
      (request) => projects.save(actorOf(request), request.params.id, request.body),
    )
    app.post('/projects/:id/delete', { config, schema: { params: IdParams, response: done } }, (request) =>
      projects.remove(actorOf(request), request.params.id),
    )
    app.post(
      '/projects/:id/delete-image',
      {
        config,
        schema: {
          params: IdParams,
          body: Type.Unsafe<unknown>(DeleteImageContract),
          response: { ...done, 422: FieldErrorsContract },
        },
      },
      (request) => projects.removeImage(actorOf(request), request.params.id, request.body),
    )
    app.get(
      '/projects/:id/units/:page/:limit',
      { config, schema: { params: IdPageParams, response: { 200: PropertyPageContract } } },
      (request) => units.page(request.params.id, request.params, request.query),
    )
  }
