import { create } from 'vest'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { TEXT_MAX } from '../platform/limits.ts'
import { errorsOf, optionalText, requiredText, rule } from '../platform/validation/suite-rules.ts'
import {
  cleanProjectDraft,
  PROJECT_PICTURE_FIELDS,
  PROJECT_TEXT_FIELDS,
  type ProjectDraft,
} from './project.draft.ts'

/** What the rules need to know beyond the draft; what is left out passes. */
export interface ProjectLookups {
  knowsMedia?: (id: number) => boolean
}

/** The rules of a project. A factory, because overlapping runs of one suite disturb each other. Source: specification §5. */
export const createProjectSuite = ({ knowsMedia = () => true }: ProjectLookups = {}) =>
  create((draft: ProjectDraft) => {
    requiredText('name', draft.name, TEXT_MAX)
    for (const field of PROJECT_TEXT_FIELDS) {
      if (field !== 'name') optionalText(field, draft[field], TEXT_MAX)
    }
    for (const field of PROJECT_PICTURE_FIELDS) {
      const id = draft[field]
      rule(field, 'required', () => id !== null)
      rule(field, 'enumerable', () => id !== null && Number.isSafeInteger(id) && knowsMedia(id))
    }
  })

/** What is wrong with a project, in the form as on the server. */
export function validateProject(draft: ProjectDraft, lookups?: ProjectLookups): ErrorsByField {
  return errorsOf(createProjectSuite(lookups).runStatic(cleanProjectDraft(draft)))
}
