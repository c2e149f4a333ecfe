import { create } from 'vest'
import { hasErrors, type Checked, type ErrorsByField } from '../platform/field-errors.ts'
import { TEXT_MAX } from '../platform/limits.ts'
import { readerOf } from '../platform/reader.ts'
import { errorsOf, optionalText, requiredText, rule } from '../platform/suite-rules.ts'
import { filled } from '../leads/lead.draft.ts'
import {
  cleanProjectDraft,
  PROJECT_PICTURE_FIELDS,
  PROJECT_TEXT_FIELDS,
  type ProjectDraft,
  type ProjectSave,
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

/** Reads a project from unknown JSON: text is cleaned, unknown fields are ignored, missing ones are empty. Source: decision X10. */
export function readProjectDraft(body: unknown): { draft: ProjectSave; errors: ErrorsByField } {
  const reader = readerOf(body)
  const version = reader.whole('version', 'invalid')
  const draft: ProjectSave = {
    ...filled(PROJECT_TEXT_FIELDS, (field) => reader.text(field)),
    ...filled(PROJECT_PICTURE_FIELDS, (field) => reader.whole(field, 'enumerable')),
    ...(version === null ? {} : { version }),
  }
  return { draft, errors: reader.errors }
}

/** Reads a project from unknown JSON and holds it against every rule. Of a field with a wrong shape only that is said. */
export function checkProject(body: unknown, lookups?: ProjectLookups): Checked<ProjectSave> {
  const { draft, errors } = readProjectDraft(body)
  const all = { ...validateProject(draft, lookups), ...errors }
  return hasErrors(all) ? { ok: false, errors: all } : { ok: true, value: draft }
}
