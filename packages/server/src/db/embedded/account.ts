import fs from 'node:fs'
import { StartProblem } from '../../config/start-problem.ts'

/** An operating-system account, as `spawn` takes it. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const CANDIDATES = ['postgres', 'nobody']

/** The account PostgreSQL has to run under, because it refuses to run as root; null means the current one will do. */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of CANDIDATES) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new StartProblem(
    `PostgreSQL refuses to run as root and neither of the accounts ${CANDIDATES.join(', ')} exists: start as another user.`,
  )
}

/** The account that owns a folder of an earlier run, so that a cluster stays with the account that made it. */
export function ownerOf(folder: string): Account {
  const { uid, gid } = fs.statSync(folder)
  return { uid, gid }
}
