import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { errorsOf, requiredText, rule } from '../platform/validation/suite-rules.ts'
import { cleanText } from '../platform/values/text.ts'
import type { ViewDraft } from './view.draft.ts'
import { VIEW_NAME_MAX } from './view.limits.ts'

/** What the rules need to know beyond the draft; what is left out passes. */
export interface ViewLookups {
  /** True when its maker has no other view of the list with the name, whatever its case. Source: decision A13.4. */
  isNameFree?: (name: string) => boolean
}

/** The rules of a view. A factory, because overlapping runs of one suite disturb each other. Source: decision A13.4. */
export const createViewSuite = ({ isNameFree = () => true }: ViewLookups = {}) =>
  create((draft: Pick<ViewDraft, 'name'>) => {
    requiredText('name', draft.name, VIEW_NAME_MAX)
    rule('name', 'unique', () => isNameFree(draft.name))
  })

/** A view with its name as it is stored. */
export const cleanView = <Draft extends Pick<ViewDraft, 'name'>>(draft: Draft): Draft => ({
  ...draft,
  name: cleanText(draft.name),
})

/** What is wrong with a view, in the form as on the server. */
export const validateView = (draft: Pick<ViewDraft, 'name'>, lookups?: ViewLookups): ErrorsByField =>
  errorsOf(createViewSuite(lookups).runStatic(cleanView(draft)))
