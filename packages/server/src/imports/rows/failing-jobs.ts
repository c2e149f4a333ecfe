import { type ImportJob, jobFault } from '@latchkey/domain/imports/import-faults'
import type { ImportState } from '@latchkey/domain/imports/import.enums'
import pg from 'pg'
import type { Context } from '../../context/context.ts'
import type { RunningJob } from '../../jobs/jobs.contract.ts'
import { stateNumber, stateOf } from '../import.numbers.ts'
import { importQueries } from '../imports.queries.ts'
import { endOf, fromTheStart, runQueries } from './run.queries.ts'

/** Failures in one process, over most of a minute: a database that is away comes back meanwhile. */
const ATTEMPTS = 3

const WORKING: Readonly<Record<ImportJob, ImportState>> = {
  read: 'reading',
  check: 'checking',
  run: 'importing',
  undo: 'undoing',
}

/** An error that stays ends the job in a state from which the user can continue, with the cause. */
export function failingJobs(context: Context) {
  /** By job. */
  const failures = new Map<string, number>()
  return async (name: ImportJob, importId: number, { id }: RunningJob, work: () => Promise<void>) => {
    try {
      await work()
      failures.delete(id)
    } catch (error) {
      const count = (failures.get(id) ?? 0) + 1
      failures.set(id, count)
      if (count < ATTEMPTS) throw error
      context.log.error(
        { err: error, importId, job: name },
        'A job of an import kept failing and was given up',
      )
      await giveUp(context, name, importId, jobFault(name, causeOf(error)))
      failures.delete(id)
    }
  }
}

const giveUp = (context: Context, name: ImportJob, importId: number, fault: string): Promise<void> =>
  context.change(null, async (change) => {
    const record = await importQueries(change.db).lock(importId)
    if (record === undefined || stateOf(record.state) !== WORKING[name]) return
    const queries = runQueries(change.db)
    const ended = {
      read: { state: stateNumber('unreadable') },
      check: { ...fromTheStart('draft'), counts: null },
      run: endOf('stopped', new Date(context.now())),
      // The remaining records can be undone for as long as before.
      undo: fromTheStart('done'),
    }
    if (name === 'run') await queries.recount(importId)
    await queries.update(importId, { ...ended[name], fault })
    change.push('imports-refresh', {})
  })

/** Leaves out the message, in which cells can be. */
function causeOf(error: unknown): string {
  if (error instanceof pg.DatabaseError)
    return ['database', error.code, error.constraint].filter(Boolean).join(' ')
  return error instanceof Error ? error.name : typeof error
}
