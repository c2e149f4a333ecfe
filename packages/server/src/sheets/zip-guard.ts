import { createInflateRaw } from 'node:zlib'
import { IMPORT_FAULTS } from '@latchkey/domain/imports/import-faults'
import { SheetProblem } from './sheet-problem.ts'

export interface ZipLimits {
  /** In bytes, of all parts together. */
  readonly unpackedMax: number
  /** The XML of a plain sheet has about ten. */
  readonly ratioMax: number
}

/** The parts of a ZIP file; names are looked up in any case. */
export interface ZipParts {
  readonly names: readonly string[]
  /** Undefined when there is no such part. */
  bytes(name: string): Promise<Buffer | undefined>
  /** Unpacked while it is read; nothing when there is no such part. */
  pieces(name: string): AsyncGenerator<Buffer>
}

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

/** The flag of a part that a password encrypts. */
const ENCRYPTED = 1

/** Bytes that are unpacked at a time. */
const PIECE = 1024 * 1024

const DAMAGED = 'The file is damaged.'

interface Entry {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  readonly start: number
}

/**
 * The declared sizes are checked before anything is unpacked, and are the limit of unpacking.
 * @throws SheetProblem for a file that is not a ZIP, is damaged or locked, or would unpack to too much; also while a
 * part is read
 */
export function zipParts(bytes: Uint8Array, { unpackedMax, ratioMax }: ZipLimits): ZipParts {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(buffer)
  if (end === undefined) throw new SheetProblem(IMPORT_FAULTS.notASpreadsheet)
  const entries = orDamaged(() => directory(buffer, end))
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0)
  if (unpacked > unpackedMax || unpacked > Math.max(1, bytes.byteLength) * ratioMax)
    throw new SheetProblem(IMPORT_FAULTS.tooLarge)
  if (entries.some(({ flags }) => flags & ENCRYPTED)) throw new SheetProblem(IMPORT_FAULTS.locked)
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
  async function* pieces(name: string): AsyncGenerator<Buffer> {
    const entry = byName.get(name.toLowerCase())
    if (entry !== undefined) yield* contentOf(buffer, entry)
  }
  return {
    names: entries.map(({ name }) => name),
    pieces,
    async bytes(name) {
      if (!byName.has(name.toLowerCase())) return undefined
      const found: Buffer[] = []
      for await (const piece of pieces(name)) found.push(piece)
      return Buffer.concat(found)
    },
  }
}

/** Positions beyond the end are errors of another kind. */
function orDamaged<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
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
      flags: buffer.readUInt16LE(place + 8),
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

async function* contentOf(buffer: Buffer, entry: Entry): AsyncGenerator<Buffer> {
  const { method, unpacked } = entry
  const packed = orDamaged(() => packedOf(buffer, entry))
  if (method !== STORED && method !== DEFLATED) throw new SheetProblem(DAMAGED)
  let length = 0
  try {
    for await (const piece of method === STORED ? slices(packed) : inflated(packed)) {
      length += piece.length
      if (length > unpacked) throw new SheetProblem(DAMAGED)
      yield piece
    }
  } catch (error) {
    throw error instanceof SheetProblem ? error : new SheetProblem(DAMAGED, { cause: error })
  }
  if (length !== unpacked) throw new SheetProblem(DAMAGED)
}

function packedOf(buffer: Buffer, { packed, start }: Entry): Buffer {
  if (buffer.readUInt32LE(start) !== LOCAL_HEADER) throw new SheetProblem(DAMAGED)
  const data = start + 30 + buffer.readUInt16LE(start + 26) + buffer.readUInt16LE(start + 28)
  return buffer.subarray(data, data + packed)
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE)
}

async function* inflated(packed: Buffer): AsyncGenerator<Buffer> {
  const inflate = createInflateRaw({ chunkSize: PIECE })
  inflate.end(packed)
  yield* inflate as AsyncIterable<Buffer>
}

const wide = (buffer: Buffer, place: number): number => Number(buffer.readBigUInt64LE(place))

/** Searched from the end, because a comment may follow the directory. */
function endOfDirectory(buffer: Buffer): number | undefined {
  for (let place = buffer.length - 22; place >= Math.max(0, buffer.length - 66_000); place -= 1) {
    if (buffer.readUInt32LE(place) === END_OF_DIRECTORY) return place
  }
  return undefined
}
