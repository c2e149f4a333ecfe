import { expect, test } from 'vitest'
import { productSources, type Source } from './_tree.ts'

/** The only file of the server that reads settings; all others get them as arguments. */
const READER = 'packages/server/src/config/env.ts'

/** Child processes need the path, which is no setting of the product. */
const PATH_ONLY = /process\.env\['PATH'\]/g

const readers = (sources: readonly Source[]): string[] =>
  sources
    .filter(
      ({ file, text }) =>
        file.startsWith('packages/server/') && text.replace(PATH_ONLY, '').includes('process.env'),
    )
    .map(({ file }) => file)

test('only one file of the server reads settings from the environment', () => {
  expect(readers(productSources())).toEqual([READER])
})

test('it can fail', () => {
  const file = 'packages/server/src/mail/mail.transport.ts'
  expect(readers([{ file, text: "const url = process.env['SMTP_URL']" }])).toEqual([file])
  expect(readers([{ file, text: "spawn(tool, { PATH: process.env['PATH'] })" }])).toEqual([])
})
