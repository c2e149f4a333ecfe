import type { SheetPreview } from './sheet.contract.ts'
import type { Pending } from '../platform/calls.ts'
import { HEADER_REASONS } from './unit-header.ts'

/** Of a stored preview. */
export const PREVIEW_ID = 5

/** By default every row can be imported. */
export function aPreview(overrides: Partial<SheetPreview> = {}): SheetPreview {
  return { id: PREVIEW_ID, creates: 8, updates: 3, fails: 0, failures: [], ...overrides }
}

/** With rows that cannot be imported. */
export function aFailingPreview(overrides: Partial<SheetPreview> = {}): SheetPreview {
  return aPreview({
    fails: 3,
    failures: [
      {
        line: 4,
        column: 'Postcode',
        value: 'ABC',
        reason: 'This is not valid',
        accepts: 'A postcode such as LS1 4AP',
      },
      { line: 9, column: 'Purchase Price', value: '1000000', reason: 'This is out of range' },
      { line: 12, column: 'ID', value: '7', reason: 'This unit is in the file twice' },
    ],
    ...overrides,
  })
}

/** Of a file without a row that can be read. */
export function aRefusedPreview(
  reason: string = HEADER_REASONS.title,
  columns: readonly string[] = ['Plot 1'],
): SheetPreview {
  const failures = columns.map((column) => ({ line: 1, column, value: column, reason }))
  return aPreview({ id: null, creates: 0, updates: 0, fails: 1, failures })
}

/** An upload with an immediate response. */
export function previewed(preview: SheetPreview | null): Pending<SheetPreview | null> {
  return { response: Promise.resolve(preview), cancel: () => undefined }
}
