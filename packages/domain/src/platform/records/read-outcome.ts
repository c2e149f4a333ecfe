import { problemOf, type Problem } from '../problem.ts'

export type ReadOutcome<Value> = { kind: 'read'; value: Value } | { kind: 'failed'; problem: Problem }

/** Never rejects. */
export async function readingOf<Value>(read: () => Promise<Value>): Promise<ReadOutcome<Value>> {
  try {
    return { kind: 'read', value: await read() }
  } catch (caught) {
    return { kind: 'failed', problem: problemOf(caught) }
  }
}
