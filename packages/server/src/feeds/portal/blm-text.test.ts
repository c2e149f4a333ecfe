import type { FeedEncoding } from '@latchkey/domain/feeds/feed.enums'
import { createDateFormatter } from '@latchkey/domain/platform/values/time'
import { expect, test } from 'vitest'
import { BLM_FIELDS, type BlmRecord } from './blm-record.ts'
import { blmLines, type BlmHome } from './blm-text.ts'

const aRecord = (over: Partial<BlmRecord> = {}): BlmRecord => ({
  ...(Object.fromEntries(BLM_FIELDS.map((field) => [field, ''])) as BlmRecord),
  AGENT_REF: '1001_7',
  ...over,
})

const aHome = (over: Partial<BlmHome> = {}): BlmHome => ({
  record: aRecord(),
  images: [],
  plans: [],
  certificate: null,
  tour: null,
  ...over,
})

function linesOf(
  homes: readonly BlmHome[],
  { encoding = 'utf-8', hasNewer = false }: { encoding?: FeedEncoding; hasNewer?: boolean } = {},
): string[] {
  const at = Date.UTC(2026, 2, 29, 1, 5) / 1000
  return [...blmLines(homes, { encoding, hasNewer, at, dateFormatter: createDateFormatter() })]
}

const fieldsOf = (line = ''): string[] => line.split('^').slice(0, -1)

/** By name. */
function valuesOf(lines: readonly string[], record = 0): Record<string, string | undefined> {
  const values = fieldsOf(lines[9 + record])
  return Object.fromEntries(fieldsOf(lines[7]).map((name, place) => [name, values[place]]))
}

test('a file has its head, its definition and a line for each home, and ends with #END#', () => {
  const lines = linesOf([aHome(), aHome()])
  expect(lines.slice(0, 7)).toEqual([
    '#HEADER#',
    'Version : 3',
    "EOF : '^'",
    "EOR : '~'",
    'Property Count : 2',
    'Generated Date : 29-MAR-2026 02:05',
    '#DEFINITION#',
  ])
  expect(lines[7]).toMatch(/^AGENT_REF\^ADDRESS_1\^.*\^MEDIA_VIRTUAL_TOUR_00\^~$/)
  expect(lines[8]).toBe('#DATA#')
  expect(lines.slice(9)).toEqual([lines[10], lines[9], '#END#'])
})

test('without homes it still has its definition', () => {
  const lines = linesOf([])
  expect(lines[4]).toBe('Property Count : 0')
  expect(fieldsOf(lines[7])).toContain('AGENT_REF')
  expect(lines.slice(8)).toEqual(['#DATA#', '#END#'])
})

test('newer columns are there only when they are chosen', () => {
  const newer = ['BATHROOMS', 'COUNCIL_TAX_BAND']
  expect(fieldsOf(linesOf([])[7])).not.toEqual(expect.arrayContaining(newer))
  const home = aHome({ record: aRecord({ BATHROOMS: '2', COUNCIL_TAX_BAND: 'Exempt' }) })
  expect(valuesOf(linesOf([home], { hasNewer: true }))).toMatchObject({
    BATHROOMS: '2',
    COUNCIL_TAX_BAND: 'Exempt',
  })
})

test('there are as many columns of pictures as the home with most has', () => {
  const lines = linesOf([
    aHome({ images: ['a_IMG_00.jpg', 'a_IMG_01.jpg'], tour: 'https://tours.example/a' }),
    aHome({ images: ['b_IMG_00.jpg'], plans: ['b_FLP_00.jpg'], certificate: 'b_IMG_60.jpg' }),
  ])
  expect(fieldsOf(lines[7]).filter((name) => name.startsWith('MEDIA'))).toEqual([
    'MEDIA_IMAGE_00',
    'MEDIA_IMAGE_01',
    'MEDIA_IMAGE_60',
    'MEDIA_IMAGE_TEXT_60',
    'MEDIA_FLOOR_PLAN_00',
    'MEDIA_VIRTUAL_TOUR_00',
  ])
  expect(valuesOf(lines)).toMatchObject({
    MEDIA_IMAGE_01: 'a_IMG_01.jpg',
    MEDIA_IMAGE_60: '',
    MEDIA_IMAGE_TEXT_60: '',
    MEDIA_FLOOR_PLAN_00: '',
    MEDIA_VIRTUAL_TOUR_00: 'https://tours.example/a',
  })
  expect(valuesOf(lines, 1)).toMatchObject({
    MEDIA_IMAGE_01: '',
    MEDIA_IMAGE_60: 'b_IMG_60.jpg',
    MEDIA_IMAGE_TEXT_60: 'EPC',
    MEDIA_FLOOR_PLAN_00: 'b_FLP_00.jpg',
  })
})

test.each([
  ['a ^ b ~ c', 'a   b   c'],
  // The nearest of these would end a field or a record.
  ['a ＾ b ～ c', 'a   b   c'],
  ['one\ntwo\r\nthree\rfour\u2028five', 'one<br />two<br />three<br />four<br />five'],
  ['a\tb\0c', 'a b c'],
  ['3 €', '3 €'],
])('no text ends its field or its record: %j', (text, written) => {
  for (const encoding of ['utf-8', 'windows-1252'] as const) {
    const lines = linesOf([aHome({ record: aRecord({ DESCRIPTION: text }) })], { encoding })
    expect(fieldsOf(lines[9])).toHaveLength(fieldsOf(lines[7]).length)
    const { DESCRIPTION } = valuesOf(lines)
    expect(DESCRIPTION?.replace('＾', ' ').replace('～', ' ')).toBe(written)
  }
})
