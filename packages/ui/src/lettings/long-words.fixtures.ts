import { TEXT_MAX } from '@latchkey/domain/platform/limits'
import { ROLE_NAME_MAX } from '@latchkey/domain/roles/role.limits'
import { LONG_ADDRESS } from '../stories/long-text.ts'

/** The longest name of a home or a project. */
export const LONGEST_TITLE =
  'The Old Print Works and Bindery, Clerkenwell Green Conservation Area, East Wing, '
    .repeat(4)
    .slice(0, TEXT_MAX)

/** The longest name of a role. */
export const LONGEST_ROLE = 'Senior Lettings Negotiator, Clerkenwell and Upper Station Terrace Area'.slice(
  0,
  ROLE_NAME_MAX,
)

/** A home with the longest name and address. */
export const LONG_HOME = { ...LONG_ADDRESS, name: LONGEST_TITLE }
