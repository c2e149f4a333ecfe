import net from 'node:net'
import type { Config } from '../../config/config.ts'
import { StartProblem } from '../../config/start-problem.ts'

/**
 * Checks that the port is free, before anything slow is started.
 * @throws StartProblem that names the setting
 */
export async function assertPortFree({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = net.createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error) => reject(explain(error, port, host)))
    probe.listen(port, host, resolve)
  })
  await new Promise((resolve) => probe.close(resolve))
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartProblem(
        `PORT ${port} is already in use on ${host}: stop what listens there, or set PORT to another number.`,
      )
    case 'EACCES':
      return new StartProblem(
        `PORT ${port} may not be used by this account: set PORT to a number above 1023.`,
      )
    default:
      return new StartProblem(`HOST ${host} cannot be listened on (${error.message}).`)
  }
}
