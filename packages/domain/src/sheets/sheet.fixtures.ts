import type { SheetPreview } from './sheet.contract.ts'
import type { Pending } from '../platform/calls.ts'

/** By default every row can be imported. */
export function aPreview(overrides: Partial<SheetPreview> = {}): SheetPreview {
  return { id: 5, creates: 8, updates: 3, fails: 0, failures: [], ...overrides }
}

/** With rows that cannot be imported. */
export function aFailingPreview(overrides: Partial<SheetPreview> = {}): SheetPreview {
  return aPreview({
    fails: 3,
    failures: [
      { line: 4, column: 'Postcode', value: 'ABC', reason: 'This is not valid' },
      { line: 9, column: 'Purchase Price', value: '1000000', reason: 'This is out of range' },
      { line: 12, column: 'ID', value: '7', reason: 'This unit is in the file twice' },
    ],
    ...overrides,
  })
}

/** An upload with an immediate response. */
export function previewed(preview: SheetPreview | null): Pending<SheetPreview | null> {
  return { response: Promise.resolve(preview), cancel: () => undefined }
}
