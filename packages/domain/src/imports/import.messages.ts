import type { PromptTexts } from '../prompts/question.store.ts'
import type { UndoSummary } from './import.contract.ts'
import type { ImportKind } from './import.enums.ts'
import { IMPORT_KIND_LABELS } from './import-labels.ts'

/** Messages after a write. */
export const IMPORT_TOASTS = {
  started: 'Import has started.',
  stopped: 'Import has been stopped.',
  deleted: 'Import has been deleted.',
  inProgress: 'Another import is running.',
  conflict: 'Somebody else has changed this import. It has been loaded again.',
} as const

export const tooManyDraftsText = (max: number): string =>
  `You have ${max} imports that are not started. Delete one of them first.`

export const DELETE_IMPORT: PromptTexts = {
  title: 'Delete Import',
  question: 'Its file, its rows and its undo are erased. What was imported stays.',
  done: IMPORT_TOASTS.deleted,
}

/** '1,204' */
export const figure = (count: number): string => count.toLocaleString('en-GB')

export const progressText = ({ done, of }: { done: number; of: number }): string =>
  `${figure(done)} of ${figure(of)}`

/** In the list of imports. */
export const importedText = ({ done, of }: { done: number; of: number }): string =>
  done === of ? figure(done) : progressText({ done, of })

export const UNDO_TITLE = 'Undo this import?'

/** 'Enquiries from applicants.csv' */
export const undoSubject = (kind: ImportKind, fileName: string): string =>
  `${IMPORT_KIND_LABELS[kind]} from ${fileName}`

export function undoText({ removes, restores, stays }: UndoSummary): string {
  const removed = `${figure(removes)} ${removes === 1 ? 'is' : 'are'} removed`
  const restored = `${figure(restores)} ${restores === 1 ? 'is' : 'are'} set back`
  const kept = `${figure(stays)} ${stays === 1 ? 'was' : 'were'} changed since and ${stays === 1 ? 'stays' : 'stay'}`
  return `${removed}, ${restored}. ${kept}.`
}

export const undoneText = (stays: number): string =>
  stays === 0
    ? 'Import has been undone.'
    : `Import has been undone. ${figure(stays)} ${stays === 1 ? 'stays' : 'stay'}.`
