import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Sheet } from '@latchkey/domain/sheets/unit-header'
import type { SheetToWrite } from './sheet-file.ts'
import { SheetProblem, type SheetPlace } from './sheet-problem.ts'

export type SheetTask =
  | { kind: 'read'; bytes: Uint8Array; fileKind: 'xlsx' | 'csv' }
  | { kind: 'write'; sheet: SheetToWrite }

/** `message` is shown to the user. */
export type SheetReply =
  | { ok: true; result: Sheet | Uint8Array }
  | { ok: false; message: string | null; place?: SheetPlace | undefined; detail: string }

/** Memory limit of a thread. */
const HEAP_MB = 192

/** Time limit of a file. */
const TIMEOUT_MS = 20_000

/** Files processed at once; others wait. */
const AT_ONCE = 2

const UNREADABLE = 'The file could not be read.'
const ABORTED = 'The request was aborted.'

let running = 0
const waiting: (() => void)[] = []

/**
 * Reads a spreadsheet in a thread with limits of memory and time, until `signal` aborts.
 * @throws SheetProblem for a file that cannot be read within them, or when `signal` aborts
 */
export async function readSheetApart(
  bytes: Uint8Array,
  fileKind: 'xlsx' | 'csv',
  signal?: AbortSignal,
): Promise<Sheet> {
  return (await apart({ kind: 'read', bytes, fileKind }, signal)) as Sheet
}

/** Writes a spreadsheet in a thread, with the same limits. */
export async function writeSheetApart(sheet: SheetToWrite): Promise<Buffer> {
  return Buffer.from((await apart({ kind: 'write', sheet })) as Uint8Array)
}

async function apart(task: SheetTask, signal?: AbortSignal): Promise<Sheet | Uint8Array> {
  await turn(signal)
  try {
    const reply = await replyTo(task, signal)
    if (reply.ok) return reply.result
    throw new SheetProblem(reply.message ?? UNREADABLE, { cause: reply.detail, place: reply.place })
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    // The next one gets the place.
    else next()
  }
}

/** Waits for a place. */
function turn(signal?: AbortSignal): Promise<void> {
  if (running < AT_ONCE) {
    running += 1
    return Promise.resolve()
  }
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(begin), 1)
      reject(new SheetProblem(UNREADABLE, { cause: ABORTED }))
    }
    const begin = () => {
      signal?.removeEventListener('abort', leave)
      resolve()
    }
    waiting.push(begin)
    signal?.addEventListener('abort', leave, { once: true })
  })
}

function replyTo(workerData: SheetTask, signal?: AbortSignal): Promise<SheetReply> {
  if (signal?.aborted) return Promise.resolve({ ok: false, message: null, detail: ABORTED })
  return new Promise((resolve) => {
    const worker = new Worker(
      new URL(`./sheet-worker${path.extname(import.meta.filename)}`, import.meta.url),
      {
        workerData,
        resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
      },
    )
    const end = (reply: SheetReply) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
      resolve(reply)
      void worker.terminate()
    }
    const leave = () => end({ ok: false, message: null, detail: ABORTED })
    signal?.addEventListener('abort', leave, { once: true })
    const timer = setTimeout(() => end({ ok: false, message: null, detail: 'It took too long.' }), TIMEOUT_MS)
    worker.on('message', end)
    worker.on('error', (error) => end({ ok: false, message: null, detail: error.message }))
    worker.on('exit', () => end({ ok: false, message: null, detail: 'The thread ended.' }))
  })
}
