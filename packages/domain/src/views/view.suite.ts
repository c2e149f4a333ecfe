import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, requiredText, rule } from '../platform/validation/suite-rules.ts'
import { cleanText } from '../platform/values/text.ts'
import { VIEW_NAME_MAX } from './view.limits.ts'

/** A view without its query. */
export interface ViewDraft {
  name: string
  isShared: boolean
  isPinned: boolean
  /** The list opens with this view. */
  isDefault: boolean
}

export const EMPTY_VIEW: ViewDraft = { name: '', isShared: false, isPinned: false, isDefault: false }

/** Data that the rules need beyond the draft; what is omitted passes. */
export interface ViewLookups {
  /** Compares with the maker's other views of the list, in any case. */
  isNameFree?: (name: string) => boolean
}

/** A factory, because overlapping runs of one suite interfere with each other. */
export const createViewSuite = ({ isNameFree = () => true }: ViewLookups = {}) =>
  create((draft: Pick<ViewDraft, 'name'>) => {
    requiredText('name', draft.name, VIEW_NAME_MAX)
    rule('name', 'unique', () => isNameFree(draft.name))
  })

/** Text as it will be stored. */
export const cleanView = <Draft extends Pick<ViewDraft, 'name'>>(draft: Draft): Draft => ({
  ...draft,
  name: cleanText(draft.name),
})

export const validateView = (draft: Pick<ViewDraft, 'name'>, lookups?: ViewLookups): ErrorsByField =>
  errorsOf(createViewSuite(lookups), cleanView(draft))
