/** The lists that can be exported. Source: decision A6. */
export const EXPORT_LISTS = ['enquiries', 'viewings', 'reservations', 'units', 'users', 'audit'] as const

/** The name of one of them in the address of its call. */
export type ExportList = (typeof EXPORT_LISTS)[number]

/** What each is called in the name of its file and in messages. */
export const EXPORT_LIST_LABELS: Readonly<Record<ExportList, string>> = {
  enquiries: 'Enquiries',
  viewings: 'Viewings',
  reservations: 'Reservations',
  units: 'Units',
  users: 'Users',
  audit: 'Audit lines',
}

/** The kinds of file, by their ending, as the menu names them. Source: decision A6. */
export const EXPORT_FORMAT_LABELS = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' } as const

/** A kind of file. */
export type ExportFormat = keyof typeof EXPORT_FORMAT_LABELS

/** Every kind of file, in the order of the menu. */
export const EXPORT_FORMATS = Object.keys(EXPORT_FORMAT_LABELS) as readonly ExportFormat[]

/** Most rows of one export. Source: decision A6.3. */
export const EXPORT_MAX_ROWS = 100_000

/** Exports of one person that may run at the same time. Source: decision A6.4. */
export const EXPORTS_AT_ONCE = 2

/** The name of the file; `day` is `DD/MM/YYYY`. */
export const exportFileName = (list: ExportList, day: string, format: ExportFormat): string =>
  `${EXPORT_LIST_LABELS[list].replaceAll(' ', '-')}-${day.replaceAll('/', '-')}.${format}`
