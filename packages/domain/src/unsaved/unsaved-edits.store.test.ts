import { reaction } from 'mobx'
import { describe, expect, it, vi } from 'vitest'
import { UnsavedEditsModel } from './unsaved-edits.store.ts'

const at = (pathname: string, search = '') => ({ pathname, search })

function edits({ hasEdits = true } = {}) {
  const unsaved = UnsavedEditsModel.create()
  const form = {
    hasEdits,
    discardEdits: () => {
      form.hasEdits = false
    },
  }
  const release = unsaved.track({
    edits: form,
    staysOpenAt: ({ pathname, search }) => pathname === '/list' && search.includes('lead=7'),
  })
  return { unsaved, form, release }
}

describe('UnsavedEditsModel', () => {
  it('allows every navigation when no form has edits', () => {
    const { unsaved } = edits({ hasEdits: false })
    const action = vi.fn<() => void>()
    unsaved.leave(action)
    expect(action).toHaveBeenCalledOnce()
    expect(unsaved.pending).toBeNull()
    expect(unsaved.wouldLose(at('/elsewhere'))).toBe(false)
  })

  it('blocks only addresses that close the form', () => {
    const { unsaved } = edits()
    expect(unsaved.wouldLose(at('/list', '?lead=7&page=2'))).toBe(false)
    expect(unsaved.wouldLose(at('/list'))).toBe(true)
    expect(unsaved.wouldLose(at('/other', '?lead=7'))).toBe(true)
  })

  it('waits for an answer, and leaves on agreement', () => {
    const { unsaved } = edits()
    const action = vi.fn<() => void>()
    const heard = vi.fn<() => void>()
    const stop = reaction(() => unsaved.pending, heard)
    unsaved.leave(action)
    expect(action).not.toHaveBeenCalled()
    unsaved.pending?.agree()
    expect(action).toHaveBeenCalledOnce()
    expect(unsaved.pending).toBeNull()
    expect(heard).toHaveBeenCalledTimes(2)
    stop()
  })

  it('keeps the edits of a form that stays open at the destination', () => {
    const { unsaved, form } = edits()
    const over = { hasEdits: true, discardEdits: () => (over.hasEdits = false) }
    unsaved.track({ edits: over, staysOpenAt: ({ search }) => search.includes('listing=7') })
    unsaved.leave(() => {}, undefined, at('/list', '?lead=7'))
    unsaved.pending?.agree()
    expect([form.hasEdits, over.hasEdits]).toEqual([true, false])
  })

  it('asks only once while leaving', () => {
    const { unsaved } = edits()
    unsaved.leave(() => {
      expect(unsaved.hasEdits()).toBe(false)
      expect(unsaved.wouldLose(at('/login'))).toBe(false)
    })
    unsaved.pending?.agree()
    expect.assertions(2)
  })

  it('stays, and asks again the next time', () => {
    const { unsaved } = edits()
    const action = vi.fn<() => void>()
    const onStay = vi.fn<() => void>()
    unsaved.leave(action, onStay)
    unsaved.pending?.stay()
    expect(onStay).toHaveBeenCalledOnce()
    expect(action).not.toHaveBeenCalled()
    expect(unsaved.wouldLose(at('/'))).toBe(true)
  })

  it('closes its own question, and no later one', () => {
    const { unsaved } = edits()
    const close = unsaved.leave(() => {})
    close()
    expect(unsaved.pending).toBeNull()
    const closeAnswered = unsaved.leave(() => {})
    unsaved.pending?.stay()
    const closeLater = unsaved.leave(() => {})
    closeAnswered()
    expect(unsaved.pending).not.toBeNull()
    closeLater()
    expect(unsaved.pending).toBeNull()
  })

  it('asks again about a form that stays after its edits were discarded', () => {
    const { unsaved, form } = edits()
    unsaved.leave(() => {})
    unsaved.pending?.agree()
    expect(unsaved.hasEdits()).toBe(false)
    form.hasEdits = true
    expect(unsaved.wouldLose(at('/'))).toBe(true)
    const action = vi.fn<() => void>()
    unsaved.leave(action)
    expect(action).not.toHaveBeenCalled()
  })

  it('ignores a released form', () => {
    const { unsaved, release } = edits()
    release()
    expect(unsaved.hasEdits()).toBe(false)
  })
})
