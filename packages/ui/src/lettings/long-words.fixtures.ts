import { TEXT_MAX } from '@latchkey/domain/platform/limits'
import { ROLE_NAME_MAX } from '@latchkey/domain/roles/role.limits'
import { LONG_ADDRESS } from '../stories/long-text.ts'

/** The name of a home or of a project, as long as one may be. */
export const LONGEST_TITLE =
  'The Old Print Works and Bindery, Clerkenwell Green Conservation Area, East Wing, '
    .repeat(4)
    .slice(0, TEXT_MAX)

/** The name of a role, as long as one may be. */
export const LONGEST_ROLE = 'Senior Lettings Negotiator, Clerkenwell and Upper Station Terrace Area'.slice(
  0,
  ROLE_NAME_MAX,
)

/** What is written of a home: a name at its limit, and the longest address. */
export const LONG_HOME = { ...LONG_ADDRESS, name: LONGEST_TITLE }
