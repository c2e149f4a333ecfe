import { SheetProblem } from './sheet-problem.ts'

/** Maximum unpacked size in bytes: far above what 5,000 units take. */
const UNPACKED_MAX = 100 * 1024 * 1024

/** Maximum compression ratio; the XML of a plain sheet has about ten. */
const RATIO_MAX = 200

const ENTRIES_MAX = 1000

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50

/**
 * Checks the directory of a ZIP file before unpacking. The directory may be forged: the reader has limits of memory and
 * time as well.
 * @throws SheetProblem for a file that is not a ZIP, or would unpack to too much
 */
export function rejectZipBomb(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(view)
  if (end === undefined)
    throw new SheetProblem('The file is not an xlsx spreadsheet, whatever its name says.')
  const entries = view.getUint16(end + 10, true)
  if (entries > ENTRIES_MAX) throw new SheetProblem('The file holds too many parts to be a spreadsheet.')
  let [place, unpacked] = [view.getUint32(end + 16, true), 0]
  for (let nr = 0; nr < entries; nr += 1) {
    if (place + 46 > view.byteLength || view.getUint32(place, true) !== DIRECTORY_ENTRY) {
      throw new SheetProblem('The file is damaged.')
    }
    unpacked += view.getUint32(place + 24, true)
    place +=
      46 +
      view.getUint16(place + 28, true) +
      view.getUint16(place + 30, true) +
      view.getUint16(place + 32, true)
  }
  if (unpacked > UNPACKED_MAX || unpacked > Math.max(1, bytes.byteLength) * RATIO_MAX) {
    throw new SheetProblem('The file unpacks to far more than a spreadsheet of units holds.')
  }
}

/** Searched from the end, because a comment may follow the directory. */
function endOfDirectory(view: DataView): number | undefined {
  for (let place = view.byteLength - 22; place >= Math.max(0, view.byteLength - 66_000); place -= 1) {
    if (view.getUint32(place, true) === END_OF_DIRECTORY) return place
  }
  return undefined
}
