import { EXPORT_LIST_LABELS, type ExportList } from './export.lists.ts'

/** What a person reads once the file is there. Source: decision A6. */
export const exportedMessage = (list: ExportList): string => `${EXPORT_LIST_LABELS[list]} have been exported.`

/** What a person reads when the list is longer than an export may be; the numbers are the server's. */
export const tooManyMessage = ({ rows, max }: { rows: number; max: number }): string =>
  `These are ${rows.toLocaleString('en-GB')} rows. At most ${max.toLocaleString('en-GB')} can be exported: narrow the list first.`

/** What a person reads when two exports of theirs are running. */
export const EXPORTS_RUNNING = 'Two exports are running already. Wait for one to end.'
