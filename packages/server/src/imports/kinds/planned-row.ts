import type { ImportFault } from '@latchkey/domain/imports/import.contract'
import type { LeftOutReason } from '@latchkey/domain/imports/import.enums'
import { faultOf } from './faults.ts'
import type { FileRow, ImportSetup, PlannedRow } from './import-kind.ts'

export interface RowFacts {
  /** Of the person or home. */
  readonly name: string
  readonly problems: readonly ImportFault[]
  readonly remarks: readonly ImportFault[]
}

/** A row of the file with what its cells say. */
export interface ReadRow<Row extends RowFacts> extends FileRow {
  readonly row: Row
  readonly keyHash: Buffer
  /** The same as base64. */
  readonly hash: string
}

/** A planned row with what is written for it; null for a row that is not written. */
export type PlannedWork<Work> = PlannedRow & { readonly work: Work | null }

/** The parts of a plan that every row has, and the plans of a row that is left out or is a problem. */
export function plansOf(
  { line, row, keyHash }: Pick<ReadRow<RowFacts>, 'line' | 'row' | 'keyHash'>,
  more: Partial<PlannedRow> = {},
) {
  const base = {
    line,
    name: row.name,
    reason: null,
    problems: [],
    remarks: row.remarks,
    recordId: null,
    keyHash,
    isOld: false,
    isDuplicate: false,
    heldHome: null,
    work: null,
    ...more,
  }
  return {
    base,
    leftOut: (reason: LeftOutReason) =>
      ({ ...base, remarks: [], outcome: 'left-out', reason }) satisfies PlannedWork<unknown>,
    problem: (problems: readonly ImportFault[]) =>
      ({ ...base, outcome: 'problem', problems }) satisfies PlannedWork<unknown>,
  }
}

/** Says something of a field of the row. */
export const faultIn =
  ({ cells }: Pick<FileRow, 'cells'>, { columns }: Pick<ImportSetup, 'columns'>) =>
  (field: string, name: string, text: string): ImportFault =>
    faultOf({ cells, columns }, { field, name, text })
