import { crc32, deflateRawSync } from 'node:zlib'
import type { Property } from '@latchkey/domain/properties/property.contract'
import { headerFailures, type Sheet } from '@latchkey/domain/sheets/unit-header'
import { zipSync, strToU8 } from 'fflate'
import { planImport } from './units.import.ts'

export interface RawSheet {
  readonly name?: string
  readonly state?: 'hidden' | 'veryHidden'
  /** Cells as XML, without their place. */
  readonly rows: readonly (readonly string[])[]
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Cells of a raw sheet. */
export const text = (value: string): string =>
  `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
export const number = (value: number | string, style = 0): string => `<c s="${style}"><v>${value}</v></c>`
export const formula = (value = '', type = 'n'): string => `<c t="${type}"><f>A1*2</f>${value}</c>`

const relations = (entries: string[]) =>
  `<Relationships xmlns="${PACKAGE}">${entries.join('')}</Relationships>`
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${RELS}/${type}" Target="${target}"/>`

/** Workbooks as other programs write them; style n + 1 of a cell is `formats[n]`. */
export function workbookParts(
  sheets: readonly RawSheet[],
  formats: readonly string[] = [],
): Map<string, string> {
  return new Map([
    ['[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'],
    ['_rels/.rels', relations([relation('rId1', 'officeDocument', 'xl/workbook.xml')])],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${MAIN}" xmlns:r="${RELS}"><sheets>${sheets
        .map(
          ({ name = 'Sheet', state }, nr) =>
            `<sheet name="${name} ${nr}" sheetId="${nr + 1}"${state ? ` state="${state}"` : ''} r:id="rId${nr + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...sheets.map((_, nr) => relation(`rId${nr + 1}`, 'worksheet', `worksheets/sheet${nr + 1}.xml`)),
        relation('rIdStyles', 'styles', 'styles.xml'),
      ]),
    ],
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${MAIN}"><numFmts>${formats
        .map(
          (code, nr) =>
            `<numFmt numFmtId="${164 + nr}" formatCode="${escaped(code).replaceAll('"', '&quot;')}"/>`,
        )
        .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
        .map((_, nr) => `<xf numFmtId="${164 + nr}" applyNumberFormat="1"/>`)
        .join('')}</cellXfs></styleSheet>`,
    ],
    ...sheets.map(({ rows }, nr): [string, string] => [
      `xl/worksheets/sheet${nr + 1}.xml`,
      `<worksheet xmlns="${MAIN}"><sheetData>${rows
        .map((cells, line) => `<row r="${line + 1}">${cells.join('')}</row>`)
        .join('')}</sheetData></worksheet>`,
    ]),
  ])
}

export function workbook(sheets: readonly RawSheet[], formats?: readonly string[]): Buffer {
  const parts = [...workbookParts(sheets, formats)].map(([name, xml]) => [name, strToU8(xml)] as const)
  return Buffer.from(zipSync(Object.fromEntries(parts)))
}

const bytesOf = (size: 2 | 4 | 8, ...values: number[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      const buffer = Buffer.alloc(8)
      buffer.writeBigUInt64LE(BigInt(value))
      return buffer.subarray(0, size)
    }),
  )

const MAX = 0xff_ff_ff_ff

/** A ZIP whose sizes and positions have 64 bits; `sizeOf` is the declared size of a part. */
export function zip64(
  parts: ReadonlyMap<string, string>,
  sizeOf: (content: Buffer) => number = (content) => content.length,
): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let start = 0
  for (const [name, xml] of parts) {
    const content = Buffer.from(xml)
    const packed = deflateRawSync(content)
    const common = Buffer.concat([
      bytesOf(2, 45, 0, 8, 0, 0),
      bytesOf(4, crc32(content), MAX, MAX),
      bytesOf(2, Buffer.byteLength(name)),
    ])
    const sizes = bytesOf(8, sizeOf(content), packed.length)
    const local = Buffer.concat([
      Buffer.from('PK\u0003\u0004'),
      common,
      bytesOf(2, 20),
      Buffer.from(name),
      bytesOf(2, 1, 16),
      sizes,
      packed,
    ])
    directory.push(
      Buffer.concat([
        Buffer.from('PK\u0001\u0002'),
        bytesOf(2, 45),
        common,
        bytesOf(2, 28, 0, 0, 0),
        bytesOf(4, 0, MAX),
        Buffer.from(name),
        bytesOf(2, 1, 24),
        sizes,
        bytesOf(8, start),
      ]),
    )
    files.push(local)
    start += local.length
  }
  const entries = Buffer.concat(directory)
  return Buffer.concat([
    ...files,
    entries,
    Buffer.from('PK\u0006\u0006'),
    bytesOf(8, 44),
    bytesOf(2, 45, 45),
    bytesOf(4, 0, 0),
    bytesOf(8, parts.size, parts.size, entries.length, start),
    Buffer.from('PK\u0006\u0007'),
    bytesOf(4, 0),
    bytesOf(8, start + entries.length),
    bytesOf(4, 1),
    Buffer.from('PK\u0005\u0006'),
    bytesOf(2, 0, 0, 0xff_ff, 0xff_ff),
    bytesOf(4, MAX, MAX),
    bytesOf(2, 0),
  ])
}

/** Returns what the preview shows: creations, updates, and why rows fail. */
export function read(sheet: Sheet, units: readonly Property[] = []) {
  const refused = headerFailures(sheet)
  const plan = refused.length > 0 ? { creates: [], updates: [], failures: refused } : planImport(sheet, units)
  return {
    ...plan,
    places: plan.failures.map(({ line, column, reason }) => [line, column, reason]),
  }
}
