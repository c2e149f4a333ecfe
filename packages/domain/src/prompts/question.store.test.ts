import { describe, expect, it, vi } from 'vitest'
import { heard } from '../platform/notify.fixtures.ts'
import type { WriteOutcome } from '../platform/records/write-outcome.ts'
import { anEnv } from '../root/env.fixtures.ts'
import { QuestionStoreModel } from './question.store.ts'

function asking(outcome: WriteOutcome) {
  const question = QuestionStoreModel.create({}, anEnv())
  const answer = Promise.withResolvers<WriteOutcome>()
  const act = vi.fn<() => Promise<WriteOutcome>>(() => answer.promise)
  const onDone = vi.fn<() => void>()
  question.ask({
    texts: { title: 'Delete', question: 'Sure?', done: 'Deleted.' },
    isDanger: true,
    action: act,
    onDone,
  })
  return { question, act, onDone, finish: () => answer.resolve(outcome) }
}

describe('QuestionStoreModel', () => {
  it('acts only after confirm, and closes with the outcome', async () => {
    const { question, act, onDone, finish } = asking({ kind: 'done' })
    expect(act).not.toHaveBeenCalled()
    const confirmed = question.confirm()
    expect(question.isBusy).toBe(true)
    finish()
    expect(await confirmed).toEqual({ kind: 'done' })
    expect([question.isOpen, question.isBusy]).toEqual([false, false])
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('acts once when confirmed twice', async () => {
    const { question, act, finish } = asking({ kind: 'done' })
    const confirmed = question.confirm()
    expect(await question.confirm()).toBeNull()
    finish()
    await confirmed
    expect(await question.confirm()).toBeNull()
    expect(act).toHaveBeenCalledOnce()
  })

  it('keeps its texts when closed, and does not call onDone after a failure', async () => {
    const { question, onDone, finish } = asking({ kind: 'rejected' })
    finish()
    await question.confirm()
    expect(onDone).not.toHaveBeenCalled()
    expect(question.asked?.texts.title).toBe('Delete')
  })

  it('leaves the message to an action that says itself how it ended', async () => {
    const { notify, said } = heard()
    const question = QuestionStoreModel.create({}, anEnv({ notify }))
    question.ask({
      texts: { title: 'Delete', question: 'Sure?' },
      isDanger: true,
      action: () => Promise.resolve({ kind: 'rejected' } as const),
    })
    expect(await question.confirm()).toEqual({ kind: 'rejected' })
    expect([said, question.isOpen]).toEqual([[], false])
  })

  it('closes no later question when an earlier action ends', async () => {
    const { question, finish } = asking({ kind: 'done' })
    const confirmed = question.confirm()
    question.close()
    const later = { texts: { title: 'Later', question: 'Sure?', done: 'Done.' }, isDanger: true }
    const second = Promise.withResolvers<WriteOutcome>()
    question.ask({ ...later, action: () => second.promise })
    const secondConfirmed = question.confirm()
    finish()
    await confirmed
    expect([question.isOpen, question.isBusy]).toEqual([true, true])
    second.resolve({ kind: 'done' })
    await secondConfirmed
    expect([question.isOpen, question.isBusy]).toEqual([false, false])
  })
})
