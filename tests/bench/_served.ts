import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own. */
export interface Served {
  readonly url: string
  /** The message that the script sent once it listened. */
  readonly message: unknown
  stop(): Promise<void>
}

/** Runs a script of this folder, which sends a message when it listens on `PORT` of its environment. */
export async function served(
  script: string,
  env: NodeJS.ProcessEnv & { readonly PORT: string },
  ...args: string[]
): Promise<Served> {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), args, {
    env: { PATH: process.env['PATH'], ...env },
  })
  const [message] = (await once(child, 'message')) as [unknown]
  return {
    url: `http://127.0.0.1:${env.PORT}`,
    message,
    stop: async () => {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
    },
  }
}
