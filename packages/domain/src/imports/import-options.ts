import type { ImportField, WordTo } from './import.contract.ts'
import { IMPORT_WORDS } from './import-labels.ts'

export interface WordOption {
  readonly value: Exclude<WordTo, null>
  readonly label: string
}

/** A word that becomes nothing, and one whose rows are left out. */
const NONE = 'none'
const LEAVE_OUT = 'leave-out'

/** Lists the choices for a word of a field; `isEmpty` is for an empty cell, whose rows cannot be left out. */
export const wordOptions = (
  { options, isRequired }: Pick<ImportField, 'options' | 'isRequired'>,
  { isEmpty = false } = {},
): readonly WordOption[] => [
  ...(options ?? []),
  ...(isRequired || isEmpty ? [] : [{ value: NONE, label: IMPORT_WORDS.none }]),
  ...(isEmpty ? [] : [{ value: LEAVE_OUT, label: IMPORT_WORDS.leaveRowsOut }]),
]

/** The fields whose words become a value of a closed set. */
export const isOfWords = ({ type }: Pick<ImportField, 'type'>): boolean =>
  type === 'choice' || type === 'person' || type === 'roles'
