import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { IMPORT_FAULTS } from '@latchkey/domain/imports/import-faults'
import { SheetProblem } from '../../sheets/sheet-problem.ts'
import { openFile } from './open-file.ts'
import { readTable } from './read-table.ts'
import type { ReadingMessage, ReadingTask } from './reading-thread.ts'

const FAULTS: readonly string[] = Object.values(IMPORT_FAULTS)

const send = (message: ReadingMessage) => parentPort?.postMessage(message, [])

async function work({ bytes, name, asked }: ReadingTask): Promise<ReadingMessage> {
  try {
    const file = await openFile(bytes, name, asked)
    const table = await readTable(file, asked.headingRow, async (rows) => {
      send({ rows })
      // The next batch is wanted once this one is written.
      if (parentPort) await once(parentPort, 'message')
    })
    const { encoding, delimiter, sheet, sheets } = file
    return { found: { ...table, encoding, delimiter, sheet, sheets } }
  } catch (error) {
    const isKnown = error instanceof SheetProblem && FAULTS.includes(error.message)
    return { fault: isKnown ? error.message : IMPORT_FAULTS.notASpreadsheet, detail: nameOf(error) }
  }
}

/** Names an error for the log, in which no cell belongs. */
const nameOf = (error: unknown): string => (error instanceof Error ? error.constructor.name : typeof error)

send(await work(workerData as ReadingTask))
// The listener of the last batch would keep the thread.
parentPort?.close()
