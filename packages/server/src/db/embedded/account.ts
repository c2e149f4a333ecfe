import fs from 'node:fs'
import { StartProblem } from '../../config/start-problem.ts'

/** An operating-system account, in the form that `spawn` expects. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const CANDIDATES = ['postgres', 'nobody']

/** PostgreSQL refuses to run as root; null when the current account will do. */
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

/** A cluster keeps the account that created it. */
export function ownerOf(folder: string): Account {
  const { uid, gid } = fs.statSync(folder)
  return { uid, gid }
}
