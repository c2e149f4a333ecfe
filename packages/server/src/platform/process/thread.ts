import { Worker } from 'node:worker_threads'

export interface ThreadTask<Message, Reply> {
  readonly file: URL
  readonly data: unknown
  /** Maximum memory of the thread. */
  readonly heapMb: number
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  /** Ends the thread with a reply; undefined keeps it running. `send` answers the thread. */
  onMessage(message: Message, send: (answer: unknown) => void): Promise<Reply | undefined> | Reply | undefined
}

/** A thread ended without a reply. */
export class ThreadEnded extends Error {}

/**
 * Runs a file in a thread of its own, which frees its memory afterwards.
 * @throws ThreadEnded when it fails, breaks its limits, or `signal` aborts; whatever `onMessage` throws
 */
export function inThread<Message, Reply>(task: ThreadTask<Message, Reply>): Promise<Reply> {
  const { file, data, heapMb, timeoutMs, signal } = task
  if (signal?.aborted) return Promise.reject(new ThreadEnded(ABORTED))
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
    })
    const end = (settle: () => void) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
      settle()
      void worker.terminate()
    }
    const fail = (reason: string) => end(() => reject(new ThreadEnded(reason)))
    const leave = () => fail(ABORTED)
    signal?.addEventListener('abort', leave, { once: true })
    const timer = setTimeout(() => fail('It took too long.'), timeoutMs)
    const receive = async (message: Message) => {
      try {
        const reply = await task.onMessage(message, (answer) => worker.postMessage(answer, []))
        if (reply !== undefined) end(() => resolve(reply))
      } catch (error) {
        end(() => reject(error))
      }
    }
    let received = Promise.resolve()
    worker.on('message', (message: Message) => {
      received = received.then(() => receive(message))
    })
    worker.on('error', (error) => fail(error.message))
    // A thread ends right behind its last message.
    worker.on('exit', () => void received.then(() => fail('The thread ended.')))
  })
}

const ABORTED = 'The request was aborted.'
