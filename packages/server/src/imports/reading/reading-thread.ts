import path from 'node:path'
import { IMPORT_FAULTS } from '@latchkey/domain/imports/import-faults'
import { MINUTE_MS } from '@latchkey/domain/platform/values/durations'
import type { StoredReading } from '../../db/tables/imports.ts'
import { inThread, ThreadEnded } from '../../platform/process/thread.ts'
import type { FoundTable, OnRows } from './read-table.ts'
import type { Asked } from './table-file.ts'

export interface ReadingTask {
  readonly bytes: Uint8Array
  /** Of the file. */
  readonly name: string
  readonly asked: Asked
}

export type FoundFile = FoundTable & Pick<StoredReading, 'encoding' | 'delimiter' | 'sheet' | 'sheets'>

/** Rows, which are answered once they are written; at the end what was found, or why the file is not readable. */
export type ReadingMessage = { rows: string } | { found: FoundFile } | { fault: string; detail: string }

/** Memory limit of a thread: of a workbook, each different text is in memory. */
const HEAP_MB = 512

/** Time limit of a file, within that of a job. */
const TIMEOUT_MS = 10 * MINUTE_MS

/**
 * Reads a file in a thread with limits of memory and time. Of a file that turns out not to be readable, the rows before
 * the fault are passed on.
 */
export async function readApart(
  task: ReadingTask,
  onRows: OnRows,
): Promise<{ found: FoundFile } | { fault: string; detail: string }> {
  try {
    return await inThread<ReadingMessage, Exclude<ReadingMessage, { rows: string }>>({
      file: new URL(`./reading-worker${path.extname(import.meta.filename)}`, import.meta.url),
      data: task,
      heapMb: HEAP_MB,
      timeoutMs: TIMEOUT_MS,
      onMessage: async (message, answer) => {
        if (!('rows' in message)) return message
        await onRows(message.rows)
        answer('next')
        return undefined
      },
    })
  } catch (error) {
    if (error instanceof ThreadEnded) return { fault: IMPORT_FAULTS.tooLarge, detail: error.message }
    throw error
  }
}
