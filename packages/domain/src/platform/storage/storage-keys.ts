/** Keys of localStorage and sessionStorage (rule G3). */
export const STORAGE_KEYS = {
  token: 'jwt-token',
  sidebarSections: 'sidebar_sections',
  /** By user id. */
  sidebarFolded: 'sidebar_folded',
  /** Kinds and ids of recently opened records. */
  recentItems: 'recent_items',
  /** By user id. */
  tableDensity: 'table_density',
  /** By user id. */
  viewingsToCome: 'viewings_to_come',
  /** By user id. */
  newEnquiryShortcut: 'new_enquiry_shortcut',
  /** sessionStorage. */
  rememberedPath: 'remembered_path',
  /** sessionStorage: the token moved out of the address. */
  questionnaireLink: 'questionnaire_link',
  reservationLink: 'reservation_link',
  pageLink: 'page_link',
  /** A tenant's unsent answers. */
  questionnaireAnswers: 'questionnaire_answers',
} as const

/** Lists whose page and page size are stored. */
export const LIST_NAMES = [
  'enquiries',
  'viewings',
  'reservations',
  'units',
  'projects',
  'properties',
  'listings',
  'users',
  'roles',
  'dashboard_viewings',
  'dashboard_enquiries',
] as const

export type ListName = (typeof LIST_NAMES)[number]

/** Their filters can hold names, phone numbers and addresses, so they are removed at log out. */
export const LISTS_OF_PEOPLE = [
  'enquiries',
  'viewings',
  'reservations',
] as const satisfies readonly ListName[]

/** `{page, limit}` as JSON. */
export function paginationKey(list: ListName): string {
  return `${list}_pagination`
}

/** Text by column, as JSON. */
export function filtersKey(list: ListName): string {
  return `${list}_filters`
}
