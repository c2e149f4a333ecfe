import { problemOf, type Problem } from '../problem.ts'

/** What became of reading something for a page that keeps it to itself. */
export type ReadOutcome<Value> = { kind: 'read'; value: Value } | { kind: 'failed'; problem: Problem }

/** What became of a reading; it never rejects. */
export async function readingOf<Value>(read: () => Promise<Value>): Promise<ReadOutcome<Value>> {
  try {
    return { kind: 'read', value: await read() }
  } catch (caught) {
    return { kind: 'failed', problem: problemOf(caught) }
  }
}
