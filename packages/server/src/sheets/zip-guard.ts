import { inflateRawSync } from 'node:zlib'
import { SheetProblem } from './sheet-problem.ts'

/** Maximum unpacked size in bytes: far above what 5,000 units take. */
const UNPACKED_MAX = 100 * 1024 * 1024

/** Maximum compression ratio; the XML of a plain sheet has about ten. */
const RATIO_MAX = 200

const ENTRIES_MAX = 1000

const END_OF_DIRECTORY = 0x06054b50
const LOCATOR_64 = 0x07064b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50

/** Number of the extra field with sizes of 64 bits. */
const EXTRA_64 = 1

/** These values mean that the size or position is elsewhere, with 64 bits. */
const [IN_64, COUNT_IN_64] = [0xff_ff_ff_ff, 0xff_ff]

const [STORED, DEFLATED] = [0, 8]

const DAMAGED = 'The file is damaged.'

interface Entry {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly start: number
}

/**
 * The parts of a ZIP file that are XML, by name. The declared sizes are checked before anything is unpacked, and are
 * the limit of unpacking.
 * @throws SheetProblem for a file that is not a ZIP, is damaged, or would unpack to too much
 */
export function xmlParts(bytes: Uint8Array): Map<string, Buffer> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(buffer)
  if (end === undefined) throw new SheetProblem('The file is not an xlsx spreadsheet, despite its name.')
  try {
    const entries = directory(buffer, end)
    const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
    if (unpacked > UNPACKED_MAX || unpacked > Math.max(1, bytes.byteLength) * RATIO_MAX) {
      throw new SheetProblem('The file unpacks to far more than a spreadsheet of units holds.')
    }
    const wanted = entries.filter(({ name }) => /\.(xml|rels)$/i.test(name))
    return new Map(wanted.map((entry) => [entry.name, contentOf(buffer, entry)]))
  } catch (error) {
    // Positions beyond the end, and content that is not what its header says.
    throw error instanceof SheetProblem ? error : new SheetProblem(DAMAGED, { cause: error })
  }
}

function directory(buffer: Buffer, end: number): Entry[] {
  let [count, place] = [buffer.readUInt16LE(end + 10), buffer.readUInt32LE(end + 16)]
  if (end >= 20 && buffer.readUInt32LE(end - 20) === LOCATOR_64) {
    const end64 = wide(buffer, end - 12)
    if (count === COUNT_IN_64) count = wide(buffer, end64 + 32)
    if (place === IN_64) place = wide(buffer, end64 + 48)
  }
  if (count > ENTRIES_MAX) throw new SheetProblem('The file holds too many parts to be a spreadsheet.')
  const entries: Entry[] = []
  while (entries.length < count) {
    if (buffer.readUInt32LE(place) !== DIRECTORY_ENTRY) throw new SheetProblem(DAMAGED)
    const nameEnd = place + 46 + buffer.readUInt16LE(place + 28)
    const extraEnd = nameEnd + buffer.readUInt16LE(place + 30)
    const sizes = [24, 20, 42].map((at) => buffer.readUInt32LE(place + at))
    const [unpacked = 0, packed = 0, start = 0] = resolved(sizes, buffer.subarray(nameEnd, extraEnd))
    entries.push({
      // Some programs on Windows write backslashes.
      name: buffer.toString('utf8', place + 46, nameEnd).replaceAll('\\', '/'),
      method: buffer.readUInt16LE(place + 10),
      packed,
      unpacked,
      start,
    })
    place = extraEnd + buffer.readUInt16LE(place + 32)
  }
  return entries
}

/** The extra field has those that do not fit into 32 bits, in this order. */
function resolved(sizes: readonly number[], extra: Buffer): number[] {
  let field = 0
  while (field + 4 <= extra.length && extra.readUInt16LE(field) !== EXTRA_64) {
    field += 4 + extra.readUInt16LE(field + 2)
  }
  let place = field + 4
  return sizes.map((size) => {
    if (size !== IN_64) return size
    place += 8
    return wide(extra, place - 8)
  })
}

function contentOf(buffer: Buffer, { method, packed, unpacked, start }: Entry): Buffer {
  if (buffer.readUInt32LE(start) !== LOCAL_HEADER) throw new SheetProblem(DAMAGED)
  const data = start + 30 + buffer.readUInt16LE(start + 26) + buffer.readUInt16LE(start + 28)
  const bytes = buffer.subarray(data, data + packed)
  if (method !== STORED && method !== DEFLATED) throw new SheetProblem(DAMAGED)
  const content =
    method === STORED ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, unpacked) })
  if (content.length !== unpacked) throw new SheetProblem(DAMAGED)
  return content
}

const wide = (buffer: Buffer, place: number): number => Number(buffer.readBigUInt64LE(place))

/** Searched from the end, because a comment may follow the directory. */
function endOfDirectory(buffer: Buffer): number | undefined {
  for (let place = buffer.length - 22; place >= Math.max(0, buffer.length - 66_000); place -= 1) {
    if (buffer.readUInt32LE(place) === END_OF_DIRECTORY) return place
  }
  return undefined
}
