import { IMPLIED_RESPONSE, RESPONSE_METHODS } from '../../leads/waiting/waiting.messages.ts'
import type { TenantLinkPurpose } from '../../links/tenant-links.ts'
import type { Labelled } from '../../platform/values/labels.ts'
import { PERSON_FOUND_MAX, PERSON_LEADS_MAX } from './person.limits.ts'

/** In place of the name of any user (rule W6.2). */
export const A_MEMBER_OF_STAFF = 'a member of staff'

/** In place of the name of an adult other than the applicant, who counts as the first. */
export const adultNumbered = (number: number): string => `Adult ${number}`

/** In place of the name of a lead that is not in the download. */
export const ANOTHER_ENQUIRY = 'another enquiry'

/** The fields that a search for a person compares. */
export const PERSON_KEYS = ['email', 'phone'] as const

/** Headings, in order. */
export const PERSON_SECTIONS = {
  details: 'Details',
  answers: 'Answers',
  home: 'Home',
  notes: 'Notes by staff',
  reasons: 'Reasons for declining and cancelling',
  viewing: 'Viewing',
  outcomes: 'Outcomes of viewings',
  feedback: 'Feedback',
  reservation: 'Reservation',
  deposits: 'Holding deposits',
  rightToRentChecks: 'Right to rent checks',
  history: 'History',
  received: 'As it was received',
  mails: 'Emails',
  links: 'Links',
} as const

export const LINK_PURPOSE_LABELS: Readonly<Record<TenantLinkPurpose, string>> = {
  questionnaire: 'Questionnaire',
  reservation: 'Reservation',
  page: "The applicant's page",
}

/** Also the answers that were not marked by hand. */
export const ANSWERED_HOW_LABELS: Labelled = {
  ...Object.fromEntries(RESPONSE_METHODS.map(({ how, label }) => [how, label])),
  [IMPLIED_RESPONSE.movedOn]: 'Moved on',
  [IMPLIED_RESPONSE.typedIn]: 'Created by staff',
  [IMPLIED_RESPONSE.imported]: 'Imported from another system',
}

export const EXPORT_PERSON = {
  title: 'Export a person',
  find: 'Find',
  found: 'Leads',
  download: 'Download',
  check: 'Check that every lead is this person before you send it.',
  nothing: 'No lead has this email or phone.',
  tooMany: `At most ${PERSON_LEADS_MAX} leads can be downloaded at once.`,
  notAll: `Only the newest ${PERSON_FOUND_MAX} are shown.`,
  done: 'The person has been exported.',
} as const

/** `day` is `DD/MM/YYYY`. */
export const personFileName = (day: string): string => `Person-${day.replaceAll('/', '-')}.zip`
