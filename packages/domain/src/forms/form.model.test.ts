import { autorun } from 'mobx'
import { types } from 'mobx-state-tree'
import { create, enforce, omitWhen, test as rule } from 'vest'
import { describe, expect, it, vi } from 'vitest'
import { formOf } from './form.model.ts'

interface Visit {
  name: string
  /** Minutes. */
  length: number | null
  isCancelled: boolean
}

const aVisit: Visit = { name: 'Ann', length: 60, isCancelled: false }

interface VisitLookups {
  isNameFree?: (name: string) => boolean
}

const VisitFormModel = formOf<Visit, VisitLookups>({
  name: 'Visit form',
  fields: {
    name: types.string,
    length: types.maybeNull(types.number),
    isCancelled: types.boolean,
  },
  labels: { name: 'Name', length: 'Length', isCancelled: 'Cancelled' },
  dependentsOf: (field) => (field === 'isCancelled' ? ['length'] : []),
  clean: (visit) => ({ ...visit, name: visit.name.trim() }),
  createSuite: ({ isNameFree = () => true }) =>
    create((visit: Visit) => {
      rule('name', 'required', () => {
        enforce(visit.name).isNotBlank()
      })
      rule('name', 'unique', () => isNameFree(visit.name))
      omitWhen(visit.isCancelled, () => {
        rule('length', 'required', () => {
          enforce(visit.length).isNotNull()
        })
      })
    }),
})

const aForm = (record = aVisit, version?: number) => VisitFormModel.create({ values: record, version })

describe('edits', () => {
  it('are the fields that differ from the record', () => {
    const form = aForm()
    expect(form.isDirty).toBe(false)
    form.set('name', 'Bea')
    expect(form.dirtyFields).toEqual(['name'])
    expect(form.draft).toEqual({ ...aVisit, name: 'Bea' })
    form.set('name', 'Ann')
    expect(form.isDirty).toBe(false)
  })

  it('are checked against the type of their field', () => {
    const form = aForm()
    expect(() => form.set('length', 'an hour' as never)).toThrow(/is not assignable/)
    expect(form.value('length')).toBe(60)
  })

  it('of one field do not re-run readers of another', () => {
    const form = aForm()
    form.leave('name')
    const lengthRead = vi.fn<(...read: unknown[]) => void>()
    const summaryRead = vi.fn<(...read: unknown[]) => void>()
    const stops = [
      autorun(() => lengthRead(form.value('length'), form.errorOf('length'))),
      autorun(() => summaryRead(form.errors)),
    ]
    form.set('name', 'Bea')
    form.set('name', 'Beat')
    expect(lengthRead).toHaveBeenCalledOnce()
    expect(summaryRead).toHaveBeenCalledOnce()
    form.set('length', 90)
    expect(lengthRead).toHaveBeenCalledTimes(2)
    for (const stop of stops) stop()
  })

  it('are none once they were saved, except for those made meanwhile', () => {
    const form = aForm()
    form.set('name', 'Bea')
    form.check()
    form.set('length', 90)
    form.settle()
    expect(form.dirtyFields).toEqual(['length'])
    expect(form.draft).toEqual({ ...aVisit, name: 'Bea', length: 90 })
  })

  it('are sent from a successful check until the next edit', () => {
    const form = aForm()
    expect(form.isSent).toBe(false)
    form.set('name', 'Bea')
    form.check()
    expect(form.isSent).toBe(true)
    form.set('name', 'Bo')
    expect(form.isSent).toBe(false)
  })

  it('are cleared by a reset, together with their errors', () => {
    const form = aForm()
    form.set('name', '')
    form.check()
    form.setServerErrors({ length: ['range'] })
    form.reset()
    expect(form.draft).toEqual(aVisit)
    expect(form.errors).toEqual([])
  })
})

describe('errors', () => {
  it('are hidden until the field was changed and left', () => {
    const form = aForm()
    form.set('name', '')
    expect(form.errorOf('name')).toBeUndefined()
    form.leave('name')
    expect(form.errorOf('name')).toBe('This is required')
    form.set('name', 'Bea')
    expect(form.errorOf('name')).toBeUndefined()
  })

  it('do not appear at a field left unchanged', () => {
    const form = aForm({ ...aVisit, name: '' })
    form.leave('name')
    expect(form.errorOf('name')).toBeUndefined()
  })

  it('all appear after a save attempt, in the order of the form', () => {
    const form = aForm({ name: ' ', length: null, isCancelled: false }, 3)
    expect(form.check()).toBeNull()
    expect(form.errors).toEqual([
      { name: 'name', label: 'Name', message: 'This is required' },
      { name: 'length', label: 'Length', message: 'This is required' },
    ])
    form.set('name', 'Bea')
    form.set('length', 30)
    expect(form.check()).toEqual({ name: 'Bea', length: 30, isCancelled: false, version: 3 })
  })

  it('of a field are recomputed when a field that its rules read changes', () => {
    const form = aForm({ ...aVisit, length: null })
    form.check()
    expect(form.errorOf('length')).toBe('This is required')
    form.set('isCancelled', true)
    expect(form.errorOf('length')).toBeUndefined()
    form.set('isCancelled', false)
    expect(form.errorOf('length')).toBe('This is required')
  })

  it('of the server stay until their field is edited', () => {
    const form = aForm()
    form.setServerErrors({ name: ['unique'], length: [] })
    expect(form.errors).toEqual([{ name: 'name', label: 'Name', message: 'This is not valid' }])
    form.set('length', 90)
    expect(form.errorOf('name')).toBe('This is not valid')
    form.set('name', 'Bea')
    expect(form.errors).toEqual([])
  })

  it('of the server for a nested attribute appear there and at the field', () => {
    const form = aForm()
    form.setServerErrors({ 'length.0.id': ['enumerable'] })
    expect(form.errorAt('length.0.id')).toBe('This is invalid')
    expect(form.errors.map(({ name }) => name)).toEqual(['length'])
    form.set('length', 90)
    expect(form.errorAt('length.0.id')).toBeUndefined()
    expect(form.errors).toEqual([])
  })

  it('are recomputed when the lookups change', () => {
    const form = aForm()
    form.check()
    expect(form.errors).toEqual([])
    form.setLookups({ isNameFree: () => false })
    expect(form.errorOf('name')).toBe('This is not valid')
  })
})

describe('a concurrent save', () => {
  const theirs = { ...aVisit, name: 'Anne', length: 30 }

  it('replaces the values when nothing was edited', () => {
    const form = aForm(aVisit, 1)
    form.receive(theirs, 2)
    expect(form.draft).toEqual(theirs)
    expect(form.isBehind).toBe(false)
    expect(form.check()).toEqual({ ...theirs, version: 2 })
  })

  it('overwrites no edit, and the save sends the version that the edits began with', () => {
    const form = aForm(aVisit, 1)
    form.set('name', 'Bea')
    form.receive(theirs, 2)
    expect(form.isBehind).toBe(true)
    expect(form.check()).toEqual({ ...aVisit, name: 'Bea', version: 1 })
    expect(form.merged).toEqual({ ...theirs, name: 'Bea' })
  })

  it('is merged under the edits when the edits are kept', () => {
    const form = aForm(aVisit, 1)
    form.set('name', 'Bea')
    form.receive(theirs, 2)
    form.mergeIncoming()
    expect(form.toSave).toEqual({ ...theirs, name: 'Bea', version: 2 })
    expect(form.isBehind).toBe(false)
    expect(form.dirtyFields).toEqual(['name'])
  })

  it('replaces the edits when they are discarded', () => {
    const form = aForm(aVisit, 1)
    form.set('name', 'Bea')
    form.receive(theirs, 2)
    form.reset()
    expect(form.draft).toEqual(theirs)
    expect(form.check()).toEqual({ ...theirs, version: 2 })
  })

  it('is no conflict when it changed nothing, as after a delete was undone', () => {
    const form = aForm(aVisit, 1)
    form.set('name', 'Bea')
    form.receive({ ...aVisit }, 3)
    expect(form.isBehind).toBe(false)
    expect(form.check()).toEqual({ ...aVisit, name: 'Bea', version: 3 })
  })

  it('is no conflict once it was taken back', () => {
    const form = aForm(aVisit, 1)
    form.set('name', 'Bea')
    form.receive(theirs, 2)
    form.receive({ ...aVisit }, 3)
    expect([form.isBehind, form.toSave.version]).toEqual([false, 3])
  })

  it('is no conflict when it is what was typed here', () => {
    const form = aForm(aVisit, 1)
    form.set('length', 45)
    form.receive({ ...aVisit, name: 'Bea', length: 45 }, 2)
    expect([form.isBehind, form.isDirty]).toEqual([false, false])
    expect(form.toSave).toEqual({ ...aVisit, name: 'Bea', length: 45, version: 2 })
  })

  it('is no conflict when it is the same user’s own act elsewhere', () => {
    const form = aForm(aVisit, 1)
    form.set('name', 'Bea')
    form.receive({ ...aVisit, length: 45 }, 2, { isOwn: true })
    expect(form.isBehind).toBe(false)
    expect(form.check()).toEqual({ name: 'Bea', length: 45, isCancelled: false, version: 2 })
  })
})
