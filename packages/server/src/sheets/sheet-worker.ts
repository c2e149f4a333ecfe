import { parentPort, workerData } from 'node:worker_threads'
import { readSheet, writeSheet } from './sheet-file.ts'
import { SheetProblem } from './sheet-problem.ts'
import type { SheetReply, SheetTask } from './sheet-thread.ts'

// One thread per file, which frees its memory afterwards.
async function work(task: SheetTask): Promise<SheetReply> {
  try {
    const result =
      task.kind === 'read' ? await readSheet(task.bytes, task.fileKind) : await writeSheet(task.sheet)
    return { ok: true, result }
  } catch (error) {
    const { message, place } = error instanceof SheetProblem ? error : { message: null }
    return { ok: false, message, place, detail: String(error) }
  }
}

parentPort?.postMessage(await work(workerData as SheetTask), [])
