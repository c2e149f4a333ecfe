import type { Import } from '@latchkey/domain/imports/import.contract'
import { expect, test } from 'vitest'
import { serverOfFile } from '../_harness.ts'
import { sendForm } from '../_pictures.ts'

const server = await serverOfFile()
const agent = await server.signIn(['data-import', 'enquiries-view'])

test('an upload is a draft being read', async () => {
  const response = await sendForm(server, agent, '/imports/enquiries', {
    name: 'upload',
    fileName: 'a.csv',
    bytes: 'Name\nAnn',
  })
  expect([response.statusCode, response.json<Import>()]).toMatchObject([
    200,
    { state: 'reading', version: 1 },
  ])
})
