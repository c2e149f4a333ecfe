import type { ImportKind, Remark } from './import.enums.ts'

/** Remarks on a row that is imported nevertheless. */
export const REMARK_TEXTS: Readonly<Record<Remark, string>> = {
  unfit: 'This does not fit and stays in the notes',
  phone: 'This is not a UK number. The lead needs one before it can be saved here',
  zero: 'The beginning of the number was missing and is added',
  several: 'There are several. The others stay in the notes',
  cut: 'This is too long and is cut',
  shifted: 'The clocks skip this time in spring. It is an hour later',
  today: 'There is no date. The start of the import is used',
  'no-home': 'No home here fits',
  'no-person': 'Nobody here has this name',
  clash: 'The agent has another viewing at that time',
  duplicate: 'Possible duplicate',
  kept: 'This was changed here and stays',
  'stand-in': 'This is missing or not valid, and a stand-in is used',
}

/** Users have no notes. */
const STAFF_TEXTS: Readonly<Partial<Record<Remark, string>>> = {
  unfit: 'This does not fit and is left out',
  several: 'There are several. The others are left out',
}

/** Of a new lead that neither its row nor a home gives a name of a property. */
export const NO_PROPERTY_NAME = 'There is no home. The lead needs a property name before it can be saved here'

export const remarkText = (kind: ImportKind, remark: Remark): string =>
  (kind === 'staff' ? STAFF_TEXTS[remark] : undefined) ?? REMARK_TEXTS[remark]
