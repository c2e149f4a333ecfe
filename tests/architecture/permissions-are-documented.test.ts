import { expect, test } from 'vitest'
import { PERMISSIONS_DOC, permissionsDoc } from '../../scripts/lib/permissions-doc.ts'
import { textOf } from './_tree.ts'

/** A table says the same however wide its columns are. */
const said = (page: string) => page.replace(/ +/g, ' ').replace(/-{3,}/g, '---').trim().split('\n')

test('two pages differ by their words, not by their width', () => {
  expect(said('| a   | b |\n| ----- | --- |')).toEqual(said('| a | b |\n| --- | --- |'))
  expect(said('| GET | a |')).not.toEqual(said('| GET | b |'))
})

test('the page of permissions says what the routes say; `npm run docs` writes it anew', async () => {
  expect(said(textOf(PERMISSIONS_DOC))).toEqual(said(await permissionsDoc()))
})
