import { filled } from '../platform/values/fields.ts'
import { bodyOf, Text, Whole } from '../platform/validation/request-body.ts'
import { PROJECT_PICTURE_FIELDS, PROJECT_TEXT_FIELDS } from './project.draft.ts'

/** A missing field counts as empty. */
export const ProjectBody = bodyOf(
  {
    ...filled(PROJECT_TEXT_FIELDS, () => Text),
    ...filled(PROJECT_PICTURE_FIELDS, () => Whole('enumerable')),
    version: Whole('invalid'),
  },
  ['name', ...PROJECT_PICTURE_FIELDS],
)
