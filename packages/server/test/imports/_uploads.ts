import type { Import } from '@latchkey/domain/imports/import.contract'
import type { ImportKind } from '@latchkey/domain/imports/import.enums'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { TestServer } from '../_harness.ts'
import type { SignedIn } from '../_people.ts'
import { sendForm } from '../_pictures.ts'

export const send = (
  server: TestServer,
  who: SignedIn,
  bytes: Buffer | string,
  { kind = 'enquiries', fileName = 'people.csv' }: { kind?: ImportKind; fileName?: string } = {},
): Promise<LightMyRequestResponse> =>
  sendForm(server, who, `/imports/${kind}`, { name: 'upload', fileName, bytes })

/** Posts as a signed-in person. */
export const post = (
  server: TestServer,
  who: SignedIn,
  url: string,
  payload: object = {},
): Promise<LightMyRequestResponse> =>
  server.app.inject({ method: 'POST', url: `/api${url}`, headers: who.headers, payload })

export const getImport = async (server: TestServer, who: SignedIn, id: number): Promise<Import> =>
  (await server.app.inject({ url: `/api/imports/${id}`, headers: who.headers })).json<Import>()

/** Uploads a file and waits until it has been read. */
export async function read(...upload: Parameters<typeof send>): Promise<Import> {
  const [server, who] = upload
  const response = await send(...upload)
  expect([response.statusCode, response.json<Import>().state]).toEqual([200, 'reading'])
  await server.settled()
  return getImport(server, who, response.json<Import>().id)
}

/** Cells of the rows that were read, by line. */
export async function cellsOf({ db }: TestServer, { id }: Pick<Import, 'id'>): Promise<[number, string[]][]> {
  const rows = await db
    .selectFrom('import_row')
    .select(['line', 'cells'])
    .where('import_id', '=', id)
    .orderBy('line')
    .execute()
  return rows.map(({ line, cells }) => [line, cells])
}
