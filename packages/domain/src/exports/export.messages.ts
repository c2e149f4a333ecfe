import { EXPORT_LIST_LABELS, type ExportList } from './export-lists.ts'

export const exportedMessage = (list: ExportList): string => `${EXPORT_LIST_LABELS[list]} have been exported.`

export const tooManyMessage = ({ rows, max }: { rows: number; max: number }): string =>
  `This list has ${rows.toLocaleString('en-GB')} rows. At most ${max.toLocaleString('en-GB')} can be exported: filter the list first.`

export const EXPORTS_RUNNING = 'Two exports are already running. Wait for one of them to finish.'
