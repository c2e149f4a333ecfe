/** Names under which values are kept in the browser. Source: specification §3, decision G3. */
export const STORAGE_KEYS = {
  token: 'jwt-token',
  sidebarSections: 'sidebar_sections',
  /** Whether the menu is folded to icons, by the id of the person. */
  sidebarFolded: 'sidebar_folded',
  /** Kinds and ids of the records that were opened last. Source: decision A1.5. */
  recentItems: 'recent_items',
  /** How much room rows take, by the id of the person. */
  tableDensity: 'table_density',
  /** In the tab's storage only. Source: decision S18. */
  rememberedPath: 'remembered_path',
  /** In the tab's storage only: the token that was taken out of the address. */
  questionnaireLink: 'questionnaire_link',
  reservationLink: 'reservation_link',
  /** Answers of a tenant that are not sent yet. */
  questionnaireAnswers: 'questionnaire_answers',
} as const

/** Lists whose page and page size are kept between visits. Source: specification §3, decision G3. */
export const LIST_NAMES = [
  'enquiries',
  'viewings',
  'reservations',
  'units',
  'projects',
  'properties',
  'users',
  'roles',
  'dashboard_viewings',
  'dashboard_enquiries',
] as const

/** The name of a list whose page and page size are kept. */
export type ListName = (typeof LIST_NAMES)[number]

/** Lists whose filters hold names, numbers and addresses of people: whoever signs out leaves none behind. */
export const LISTS_OF_PEOPLE = [
  'enquiries',
  'viewings',
  'reservations',
] as const satisfies readonly ListName[]

/** The key of a list's page and page size: `{page, limit}` as JSON. Source: specification §3. */
export function paginationKey(list: ListName): string {
  return `${list}_pagination`
}

/** The key of a list's filters: text by column, as JSON. Source: specification §3. */
export function filtersKey(list: ListName): string {
  return `${list}_filters`
}
