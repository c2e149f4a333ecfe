import { create } from 'vest'
import { UK_PHONE } from '../leads/lead.limits.ts'
import type { ErrorsByField } from '../platform/field-errors.ts'
import { TEXT_MAX } from '../platform/limits.ts'
import { errorsOf, optionalText, patternedText, rule } from '../platform/validation/suite-rules.ts'
import { EMAIL } from '../platform/values/email.ts'
import { cleanOfficeDraft, type OfficeDraft } from './office.draft.ts'

/** A colour as it is stored. */
const COLOUR = /^#[\da-f]{6}$/

/** What the rules need to know beyond the draft; what is left out passes. */
export interface OfficeLookups {
  knowsMedia?: (id: number) => boolean
}

/** The rules of the office's settings: each may be left out. A factory, because overlapping runs of one suite disturb each other. */
export const createOfficeSuite = ({ knowsMedia = () => true }: OfficeLookups = {}) =>
  create((draft: OfficeDraft) => {
    optionalText('agencyName', draft.agencyName, TEXT_MAX)
    const { logoId } = draft
    rule(
      'logoId',
      'enumerable',
      () => logoId === null || (Number.isSafeInteger(logoId) && knowsMedia(logoId)),
    )
    patternedText('mainColour', draft.mainColour, COLOUR)
    patternedText('accentColour', draft.accentColour, COLOUR)
    optionalText('replyAddress', draft.replyAddress, TEXT_MAX)
    rule('replyAddress', 'email', () => draft.replyAddress === '' || EMAIL.test(draft.replyAddress))
    patternedText('phone', draft.phone, UK_PHONE)
    optionalText('phone', draft.phone, TEXT_MAX)
  })

/** What is wrong with the office's settings, in the form as on the server. */
export function validateOffice(draft: OfficeDraft, lookups?: OfficeLookups): ErrorsByField {
  return errorsOf(createOfficeSuite(lookups).runStatic(cleanOfficeDraft(draft)))
}
