import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readXlsxSheet } from '../sheets/xlsx-read.ts'
import { exportFile } from './export-file.ts'

const file = (...texts: string[]) => ({
  name: 'Enquiries',
  headings: ['Name', 'City'],
  rows: (async function* () {
    for (const text of texts) yield [text, 'Bath']
  })(),
})

const CODES = [
  ...Array.from({ length: 0xa0 }, (_, code) => code),
  0xad,
  0x2028,
  0x2029,
  0xd800,
  0xdfff,
  0xfdd0,
  0xfffd,
  0xfffe,
  0xffff,
  0x1fffe,
]
/** Each character once within a text; XML forbids some. */
const TEXTS = CODES.map((code) => `Flat ${String.fromCodePoint(code)} B`)
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u
const kept = TEXTS.map((text) => text.toWellFormed().replaceAll(new RegExp(FORBIDDEN, 'gu'), ''))

test('no character makes an xlsx file unreadable', async () => {
  const bytes = await buffer(await exportFile('xlsx', file(...TEXTS)))
  const parts = Object.entries(unzipSync(bytes))
  for (const [name, part] of parts) expect([name, FORBIDDEN.exec(strFromU8(part))]).toEqual([name, null])
  const { rows } = await readXlsxSheet(bytes)
  expect(rows.map(({ cells }) => cells[0])).toEqual(kept)
})

test('no character makes a csv file unreadable', async () => {
  const bytes = await buffer(await exportFile('csv', file(...TEXTS, 'a "b"', 'c,d;e')))
  const rows: string[][] = parse(bytes, { bom: true })
  expect(rows.slice(1).map(([name]) => name)).toEqual([...kept, 'a "b"', 'c,d;e'])
})

test('text that looks like an escape stays as it is', async () => {
  const texts = ['Flat _x0041_B', '_x005F_x0041_', '_X000d_', '_x_', '__x0041__']
  const { rows } = await readXlsxSheet(await buffer(await exportFile('xlsx', file(...texts))))
  expect(rows.map(({ cells }) => cells[0])).toEqual(texts)
})

test('a cell of an xlsx file has 32,767 characters at most', async () => {
  const { rows } = await readXlsxSheet(
    await buffer(await exportFile('xlsx', file('a'.repeat(32_767), 'b'.repeat(40_000)))),
  )
  expect(rows.map(({ cells }) => cells[0])).toEqual(['a'.repeat(32_767), `${'b'.repeat(32_766)}…`])
})
