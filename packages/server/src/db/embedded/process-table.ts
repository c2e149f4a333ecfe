import { spawnSync } from 'node:child_process'
import fs from 'node:fs'

export interface ProcessFacts {
  readonly parent: number
  readonly commandLine: string
}

/** Undefined for a missing process and for a zombie. */
export function processFacts(pid: number): ProcessFacts | undefined {
  return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
}

function fromProc(pid: number): ProcessFacts | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name comes second, in brackets, and may contain spaces and brackets.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return undefined
    return {
      parent: Number(parent),
      commandLine: fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '),
    }
  } catch {
    return undefined
  }
}

function fromPs(pid: number): ProcessFacts | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,ppid=,command=', '-p', String(pid)], { encoding: 'utf8' })
  const [, state, parent, commandLine] = /^\s*(\S+)\s+(\d+)\s+(.*)$/m.exec(stdout ?? '') ?? []
  if (state === undefined || state.startsWith('Z')) return undefined
  return { parent: Number(parent), commandLine: commandLine ?? '' }
}
