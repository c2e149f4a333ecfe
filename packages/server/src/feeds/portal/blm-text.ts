import type { FeedEncoding } from '@latchkey/domain/feeds/feed.enums'
import { LINE_BREAK } from '@latchkey/domain/platform/values/text'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import { nearestIn } from './blm-characters.ts'
import { BLM_FIELDS, NEWER_FIELDS, type BlmRecord } from './blm-record.ts'

const END_OF_FIELD = '^'
const END_OF_RECORD = '~'

const SEPARATORS = /[\^~]/g

/** They have no meaning in a record. */
const CONTROLS = /\p{Cc}/gu

/** The place of an energy certificate among the pictures. */
export const CERTIFICATE_PLACE = 60

/** A record with the names of its files of pictures. */
export interface BlmHome {
  readonly record: BlmRecord
  readonly images: readonly string[]
  readonly plans: readonly string[]
  readonly certificate: string | null
  /** An address. */
  readonly tour: string | null
}

export interface BlmOptions {
  readonly encoding: FeedEncoding
  readonly hasNewer: boolean
  /** Unix seconds. */
  readonly at: number
  readonly dateFormatter: DateFormatter
}

type Column = readonly [name: string, valueOf: (home: BlmHome) => string]

/** Two digits. */
export const placeText = (place: number): string => String(place).padStart(2, '0')

/** The home with most pictures decides the number of their columns. */
function columnsOf(homes: readonly BlmHome[], hasNewer: boolean): Column[] {
  const most = (of: 'images' | 'plans') => homes.reduce((max, home) => Math.max(max, home[of].length), 0)
  const listed = (of: 'images' | 'plans', name: string) =>
    Array.from({ length: most(of) }, (_, place): Column => [
      `${name}_${placeText(place)}`,
      (home) => home[of][place] ?? '',
    ])
  return [
    ...BLM_FIELDS.filter((field) => hasNewer || !NEWER_FIELDS.includes(field)).map((field): Column => [
      field,
      ({ record }) => record[field],
    ]),
    ...listed('images', 'MEDIA_IMAGE'),
    [`MEDIA_IMAGE_${CERTIFICATE_PLACE}`, ({ certificate }) => certificate ?? ''],
    [`MEDIA_IMAGE_TEXT_${CERTIFICATE_PLACE}`, ({ certificate }) => (certificate === null ? '' : 'EPC')],
    ...listed('plans', 'MEDIA_FLOOR_PLAN'),
    ['MEDIA_VIRTUAL_TOUR_00', ({ tour }) => tour ?? ''],
  ]
}

const lineOf = (fields: readonly string[]): string =>
  fields.map((field) => field + END_OF_FIELD).join('') + END_OF_RECORD

/** Nothing in a text can end its field or its record. */
const fieldText = (text: string, encoding: FeedEncoding): string =>
  nearestIn(encoding, text.replace(LINE_BREAK, '<br />').replace(CONTROLS, ' '))
    // A nearest character can be one too.
    .replace(SEPARATORS, ' ')

/** The lines of a file in BLM, version 3 (rule I4.4). */
export function* blmLines(
  homes: readonly BlmHome[],
  { encoding, hasNewer, at, dateFormatter }: BlmOptions,
): Generator<string, void, undefined> {
  const columns = columnsOf(homes, hasNewer)
  yield '#HEADER#'
  yield 'Version : 3'
  yield `EOF : '${END_OF_FIELD}'`
  yield `EOR : '${END_OF_RECORD}'`
  yield `Property Count : ${homes.length}`
  yield `Generated Date : ${dateFormatter.format(at, 'portalDayAndTime').toUpperCase()}`
  yield '#DEFINITION#'
  yield lineOf(columns.map(([name]) => name))
  yield '#DATA#'
  for (const home of homes) yield lineOf(columns.map(([, valueOf]) => fieldText(valueOf(home), encoding)))
  yield '#END#'
}
