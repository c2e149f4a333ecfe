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

/** Data that the rules need beyond the draft; what is omitted passes. */
export interface ProjectLookups {
  knowsMedia?: (id: number) => boolean
}

/** A factory, because overlapping runs of one suite interfere with each other. */
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

export function validateProject(draft: ProjectDraft, lookups?: ProjectLookups): ErrorsByField {
  return errorsOf(createProjectSuite(lookups), cleanProjectDraft(draft))
}
