export const EXPORT_LISTS = ['enquiries', 'viewings', 'reservations', 'units', 'users', 'audit'] as const

export type ExportList = (typeof EXPORT_LISTS)[number]

export const EXPORT_LIST_LABELS: Readonly<Record<ExportList, string>> = {
  enquiries: 'Enquiries',
  viewings: 'Viewings',
  reservations: 'Reservations',
  units: 'Units',
  users: 'Users',
  audit: 'Audit lines',
}

/** By file extension. */
export const EXPORT_FORMAT_LABELS = { xlsx: 'Excel (.xlsx)', csv: 'CSV (.csv)' } as const

export type ExportFormat = keyof typeof EXPORT_FORMAT_LABELS

export const EXPORT_FORMATS = Object.keys(EXPORT_FORMAT_LABELS) as readonly ExportFormat[]

export const EXPORT_MAX_ROWS = 100_000

/** Per user. */
export const EXPORTS_AT_ONCE = 2

/** `day` is `DD/MM/YYYY`. */
export const exportFileName = (list: ExportList, day: string, format: ExportFormat): string =>
  `${EXPORT_LIST_LABELS[list].replaceAll(' ', '-')}-${day.replaceAll('/', '-')}.${format}`

export const exportedMessage = (list: ExportList): string => `${EXPORT_LIST_LABELS[list]} have been exported.`

export const tooManyMessage = ({ rows, max }: { rows: number; max: number }): string =>
  `This list has ${rows.toLocaleString('en-GB')} rows. At most ${max.toLocaleString('en-GB')} can be exported: filter the list first.`

export const EXPORTS_RUNNING = 'Two exports are already running. Wait for one of them to finish.'
