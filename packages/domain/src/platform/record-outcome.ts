import { byField, type ErrorsByField } from './field-errors.ts'
import { problemOf, type Problem } from './problem.ts'

/** Why a record was not written. */
export type RecordWriteFailure =
  | { kind: 'invalid'; errors: ErrorsByField }
  /** Somebody saved in between. Source: decision L35. */
  | { kind: 'conflict'; changedBy: string | null }
  | { kind: 'failed'; problem: Problem }

/** What became of a save, in the terms its dialog acts on. */
export type RecordSaveOutcome<Row> =
  | { kind: 'saved' }
  /** The server said `false`. Source: decision G13. */
  | { kind: 'refused' }
  /** `theirs` is the record as it stands now; keeping mine saves again with its version. */
  | { kind: 'conflict'; changedBy: string | null; theirs: Row }
  | Exclude<RecordWriteFailure, { kind: 'conflict' }>

/** What became of a new record. */
export type RecordCreateOutcome<Row> = { kind: 'created'; row: Row } | RecordWriteFailure

/** What a failed write says to its dialog. */
export function recordWriteFailure(problem: Problem): RecordWriteFailure {
  if (problem.kind === 'invalid') return { kind: 'invalid', errors: byField(problem.errors) }
  if (problem.kind === 'refused' && isConflict(problem.body))
    return { kind: 'conflict', changedBy: problem.body.changedBy ?? null }
  return { kind: 'failed', problem }
}

function isConflict(body: unknown): body is { error: 'conflict'; changedBy?: string | null } {
  return typeof body === 'object' && body !== null && 'error' in body && body.error === 'conflict'
}

/** How one kind of record is written and read again. */
export interface RecordWrites<Row> {
  save: () => Promise<boolean>
  /** Reads what somebody else saved, to lay beside what was refused. */
  read: () => Promise<Row>
}

/** Saves a record, and says what came of it; it never rejects. */
export async function saveRecord<Row>({ save, read }: RecordWrites<Row>): Promise<RecordSaveOutcome<Row>> {
  try {
    return { kind: (await save()) ? 'saved' : 'refused' }
  } catch (caught) {
    const failure = recordWriteFailure(problemOf(caught))
    if (failure.kind !== 'conflict') return failure
    try {
      return { ...failure, theirs: await read() }
    } catch (again) {
      return { kind: 'failed', problem: problemOf(again) }
    }
  }
}
