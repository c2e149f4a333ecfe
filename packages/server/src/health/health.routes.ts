import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { buildCalls } from '@latchkey/domain/update/build.calls'
import { Type } from 'typebox'
import { sql } from 'kysely'
import { serve } from '../platform/http/serve.ts'
import type { Context } from '../context/context.ts'
import { isMigrated } from '../db/migrate.ts'
import { builtApp } from './built-app.ts'

const Status = Type.Object({ status: Type.String() })

export const healthRoutes =
  (
    { db, log, availability }: Pick<Context, 'db' | 'log' | 'availability'>,
    appFolder: string,
  ): FastifyPluginAsyncTypebox =>
  async (app) => {
    const build = builtApp(appFolder)

    app.get(
      '/health',
      { config: { access: 'public' }, schema: { summary: 'The process is up', response: { 200: Status } } },
      () => ({ status: 'up' }),
    )

    app.get(
      '/ready',
      {
        config: { access: 'public' },
        schema: {
          summary:
            'The process can take requests: it is neither stopping nor overloaded, the database answers, is up to date and has space, and files can be written',
          response: { 200: Status, 503: Status },
        },
      },
      async (_request, reply) => {
        const no = (status: string) => reply.code(503).send({ status })
        if (availability.isStopping) return no('The server is stopping.')
        if (availability.isOverloaded) return no('The server is busy.')
        if (availability.isDatabaseAway) return no('The database cannot be reached.')
        if (availability.isFolderAway) return no('The folder for files cannot be written.')
        if (availability.isDiskFull()) return no('There is no space left to write on.')
        try {
          await sql`select 1`.execute(db)
          if (await isMigrated(db)) return { status: 'ready' }
          return await no('The database is not up to date.')
        } catch (error) {
          log.error({ err: error }, 'The database cannot be reached')
          return no('The database cannot be reached.')
        }
      },
    )

    serve(
      app,
      buildCalls.fetchServed,
      {
        access: 'public',
        summary: 'The build of the app that is served; null before the first build',
        response: Type.Object({ build: Type.Union([Type.String(), Type.Null()]) }),
      },
      async () => ({ build: await build.id() }),
    )
  }
