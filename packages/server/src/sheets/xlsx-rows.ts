import { IMPORT_FAULTS } from '@latchkey/domain/imports/import-faults'
import { SheetProblem } from './sheet-problem.ts'
import { attribute, decoded, elements, piecesUpTo, richText, unescaped } from './xlsx-xml.ts'
import { zipParts, type ZipLimits, type ZipParts } from './zip-guard.ts'

/** A cell as the file has it; null when it has none. */
export interface StoredCell {
  readonly type: 'text' | 'number' | 'boolean' | 'error' | 'date'
  /** Undefined for a formula that was never calculated, and for a blank cell with a format. */
  readonly value: string | undefined
  /** The code of its number format. */
  readonly format: string
  readonly isFormula: boolean
}

export interface StoredRow {
  /** From 1. */
  readonly line: number
  readonly cells: readonly (StoredCell | null)[]
}

export interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean }[]
  /** True when dates count from 1904. */
  readonly is1904: boolean
  /** The rows of the sheet at this place; none of a chart. */
  rows(place: number): AsyncGenerator<StoredRow>
}

/** The most that spreadsheet programs support. */
const [ROWS_MAX, COLUMNS_MAX] = [1_048_576, 16_384]

const DAMAGED = 'The file is damaged.'

/**
 * Opens a workbook, whose rows are unpacked while they are read.
 * @throws SheetProblem for a file that is not a workbook, or breaks the limits
 */
export async function openWorkbook(bytes: Uint8Array, limits: ZipLimits): Promise<Workbook> {
  const parts = zipParts(bytes, limits)
  const textOf = async (name: string) => (await parts.bytes(name))?.toString() ?? ''
  const main = targetOf(relationsIn(await textOf('_rels/.rels'), ''), 'officeDocument') ?? 'xl/workbook.xml'
  const workbook = await textOf(main)
  if (workbook === '') throw new SheetProblem(IMPORT_FAULTS.notASpreadsheet)
  const relations = relationsIn(await textOf(relationsOf(main)), folderOf(main))
  const sheets = [...elements(workbook, 'sheet')].map(({ attributes }) => ({
    name: attribute(attributes, 'name'),
    isHidden: /hidden$/i.test(attribute(attributes, 'state')),
    relation: relations.get(attribute(attributes, String.raw`\w+:id`)),
  }))
  const [properties] = elements(workbook, 'workbookPr')
  const formats = formatsIn(await textOf(targetOf(relations, 'styles') ?? ''))
  let shared: string[] | undefined
  return {
    sheets,
    is1904: /^(1|true)$/.test(attribute(properties?.attributes ?? '', 'date1904')),
    async *rows(place) {
      const relation = sheets[place]?.relation
      if (relation === undefined || !relation.type.endsWith('/worksheet')) return
      shared ??= await sharedStrings(parts, targetOf(relations, 'sharedStrings') ?? '')
      yield* rowsIn(parts.pieces(relation.target), { formats, shared })
    },
  }
}

interface Relation {
  readonly type: string
  readonly target: string
}

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1)

const relationsOf = (name: string): string =>
  `${folderOf(name)}_rels/${name.slice(folderOf(name).length)}.rels`

function relationsIn(xml: string, folder: string): Map<string, Relation> {
  return new Map(
    [...elements(xml, 'Relationship')].map(({ attributes }) => {
      const target = resolvedPath(folder, attribute(attributes, 'Target'))
      const relation = { type: attribute(attributes, 'Type'), target }
      return [attribute(attributes, 'Id'), relation] as const
    }),
  )
}

function resolvedPath(folder: string, target: string): string {
  const path: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/')
}

const targetOf = (relations: ReadonlyMap<string, Relation>, type: string): string | undefined =>
  [...relations.values()].find((relation) => relation.type.endsWith(`/${type}`))?.target

/** Returns the formats by the number of the style. */
function formatsIn(styles: string): string[] {
  const named = new Map(
    [...elements(styles, 'numFmt')].map(({ attributes }) => [
      attribute(attributes, 'numFmtId'),
      attribute(attributes, 'formatCode'),
    ]),
  )
  const [cells] = elements(styles, 'cellXfs')
  return [...(cells?.content ?? '').matchAll(/<(?:\w+:)?xf\b([^>]*)>/g)].map(([, attributes = '']) => {
    const id = attribute(attributes, 'numFmtId') || '0'
    return named.get(id) ?? BUILT_IN[id] ?? GENERAL
  })
}

const GENERAL = 'General'

/** Only formats that change what a person sees in a cell are listed; the dates of East Asia have no one format. */
const BUILT_IN: Readonly<Record<string, string>> = {
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'dd/mm/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd/mm/yyyy h:mm',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  ...Object.fromEntries([27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, 'yyyy-mm-dd'])),
  ...Object.fromEntries([32, 33, 34, 35, 55, 56].map((id) => [id, 'h:mm:ss'])),
}

async function sharedStrings(parts: ZipParts, name: string): Promise<string[]> {
  const texts: string[] = []
  for await (const piece of piecesUpTo('si', parts.pieces(name)))
    for (const { content } of elements(piece, 'si')) texts.push(richText(content))
  return texts
}

interface Surroundings {
  readonly formats: readonly string[]
  readonly shared: readonly string[]
}

async function* rowsIn(bytes: AsyncIterable<Buffer>, surroundings: Surroundings): AsyncGenerator<StoredRow> {
  let line = 0
  for await (const piece of piecesUpTo('row', bytes)) {
    for (const { attributes, content } of elements(piece, 'row')) {
      line = Math.max(line + 1, Number(attribute(attributes, 'r')) || 0)
      if (line > ROWS_MAX) throw new SheetProblem(DAMAGED)
      yield { line, cells: cellsIn(content, surroundings) }
    }
  }
}

const CELL = /<((?:\w+:)?c)(\s[^>]*?)?(?:\/>|>(.*?)<\/\1\s*>)/gs
const FACT = /(?:^|\s)([rst])\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const FORMULA = /<(?:\w+:)?f[\s/>]/
const VALUE = /<(?:\w+:)?v(?:\s[^>]*?)?(?:\/>|>(.*?)<\/(?:\w+:)?v\s*>)/s

const TYPES: Readonly<Record<string, StoredCell['type']>> = {
  s: 'text',
  str: 'text',
  inlineStr: 'text',
  b: 'boolean',
  e: 'error',
  d: 'date',
}

function cellsIn(row: string, { formats, shared }: Surroundings): (StoredCell | null)[] {
  const cells: (StoredCell | null)[] = []
  for (const [, , attributes = '', content = ''] of row.matchAll(CELL)) {
    const facts: Record<string, string> = {}
    for (const [, name = '', quoted, single] of attributes.matchAll(FACT))
      facts[name] = quoted ?? single ?? ''
    const { r: reference = '', s: style = '0', t: kind = 'n' } = facts
    const place = columnAt(reference) ?? cells.length
    if (place >= COLUMNS_MAX) throw new SheetProblem(DAMAGED)
    while (cells.length < place) cells.push(null)
    cells[place] = {
      type: TYPES[kind] ?? 'number',
      value: valueOf(kind, content, shared),
      format: formats[Number(style)] ?? GENERAL,
      isFormula: FORMULA.test(content),
    }
  }
  return cells
}

/** Counts from 0; undefined without a letter. */
function columnAt(reference: string): number | undefined {
  const [letters] = /^[A-Z]{1,4}/i.exec(reference) ?? []
  if (letters === undefined) return undefined
  return (
    Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  )
}

function valueOf(kind: string, content: string, shared: readonly string[]): string | undefined {
  if (kind === 'inlineStr') return richText(content)
  const stored = VALUE.exec(content)
  if (stored === null) return undefined
  const value = decoded(stored[1] ?? '')
  if (kind === 's') return shared[Number(value)]
  return kind === 'str' ? unescaped(value) : value
}
