import path from 'node:path'
import type { Sheet } from '@latchkey/domain/sheets/unit-header'
import { inThread, ThreadEnded } from '../platform/process/thread.ts'
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

/** The message of a reply without one is not known. */
async function replyTo(data: SheetTask, signal?: AbortSignal): Promise<SheetReply> {
  try {
    return await inThread<SheetReply, SheetReply>({
      file: new URL(`./sheet-worker${path.extname(import.meta.filename)}`, import.meta.url),
      data,
      heapMb: HEAP_MB,
      timeoutMs: TIMEOUT_MS,
      signal,
      onMessage: (reply) => reply,
    })
  } catch (error) {
    if (error instanceof ThreadEnded) return { ok: false, message: null, detail: error.message }
    throw error
  }
}
