import type { Addition } from './addition.ts'
import { addImport, camelCase, insertAfter, pascalCase } from './addition.ts'

/**
 * The folders of a feature in domain and server, with one working call; continue with `component` and a page.
 * @throws unless the name is a plural in kebab-case; its edits throw where another feature has it
 */
export function newFeature(name: string): Addition {
  if (!/^[a-z][a-z-]*s$/.test(name)) {
    throw new Error(`"${name}" is no name for a feature; expected a plural such as tags.`)
  }
  const one = name.replace(/ies$/, 'y').replace(/s$/, '')
  const [One, many, Many] = [pascalCase(one), camelCase(name), pascalCase(name)]
  const folder = `packages/server/src/${name}/${name}`
  return {
    next: `Next: npm run new -- migration add-${name}, for its table. docs/MAP.md has the other steps, under "A new list page".`,
    files: {
      [`packages/domain/src/${name}/${one}.contract.ts`]: `import { Type, type Static } from 'typebox'

/** Describe one of the ${name} in a sentence. */
export const ${One}Contract = Type.Object({ id: Type.Integer(), name: Type.String() })

/** One of the ${name}. */
export type ${One} = Static<typeof ${One}Contract>
`,
      [`packages/domain/src/${name}/${name}.calls.ts`]: `import { typed, type CallTable } from '../platform/calls.ts'
import type { ${One} } from './${one}.contract.ts'

export const ${many}Calls = {
  all: { call: 'GET /${name}', response: typed<${One}[]> },
} as const satisfies CallTable
`,
      [`${folder}.routes.ts`]: `import { ${One}Contract } from '@latchkey/domain/${name}/${one}.contract'
import { ${many}Calls } from '@latchkey/domain/${name}/${name}.calls'
import type { FastifyPluginAsync } from 'fastify'
import { Type } from 'typebox'
import { serve } from '../platform/http/serve.ts'
import type { ${Many}Service } from './${name}.service.ts'

export const ${many}Routes =
  (${many}: ${Many}Service): FastifyPluginAsync =>
  async (app) => {
    serve(app, ${many}Calls.all, { access: 'signed-in', response: Type.Array(${One}Contract) }, () => ${many}.all())
  }
`,
      [`${folder}.service.ts`]: `import type { ${One} } from '@latchkey/domain/${name}/${one}.contract'
import type { Context } from '../context/context.ts'
import { ${many}Queries } from './${name}.queries.ts'

export interface ${Many}Service {
  all(): Promise<${One}[]>
}

export function ${many}Service({ db }: Pick<Context, 'db'>): ${Many}Service {
  const queries = ${many}Queries(db)
  return { all: () => queries.all() }
}
`,
      [`${folder}.queries.ts`]: `import type { ${One} } from '@latchkey/domain/${name}/${one}.contract'
import { sql, type Kysely } from 'kysely'
import type { Db } from '../db/schema.ts'

export const ${many}Queries = (db: Kysely<Db>) => ({
  /** Sorted by name. Give them a table of their own with \`npm run new -- migration add-${name}\`. */
  all: async (): Promise<${One}[]> => {
    const { rows } = await sql<${One}>\`select id, name from (values (1, 'First')) as one (id, name) order by name\`.execute(db)
    return rows
  },
})
`,
      [`packages/server/test/${name}/${name}.int.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../_harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('401 without a token, all ${name} for anyone signed in', async () => {
  const url = '/api/${name}'
  expect((await server.app.inject({ url })).statusCode).toBe(401)
  const { headers } = await server.signIn([])
  const response = await server.app.inject({ url, headers })
  expect(response.json()).toEqual([{ id: 1, name: 'First' }])
})
`,
    },
    edits: [
      {
        file: 'packages/server/src/features.ts',
        edit: (text) =>
          [
            `import { ${many}Routes } from './${name}/${name}.routes.ts'`,
            `import { ${many}Service } from './${name}/${name}.service.ts'`,
          ].reduce(
            (result, line) => addImport(result, line),
            insertAfter(text, /^ {4}routes: \[\n/gm, `      ${many}Routes(${many}Service(context)),\n`),
          ),
      },
      {
        file: 'packages/domain/src/root/root.calls.ts',
        edit: (text) => {
          // A feature may be in the folder of another, as `keys` is in that of the integrations.
          if (text.includes(` ${many}Calls `)) throw new Error(`There is a feature called ${name} already.`)
          return insertAfter(
            addImport(text, `import { ${many}Calls } from '../${name}/${name}.calls.ts'`),
            /^export const ROOT_CALLS = \{\n/gm,
            `  ${many}: ${many}Calls,\n`,
          )
        },
      },
    ],
  }
}
