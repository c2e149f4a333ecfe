import { describe, expect, it } from 'vitest'
import { cleanDraft, dirtyFieldsOf, rebaseDraft } from './draft.ts'
import { isSame } from './is-same.ts'

const record = { name: 'Priya', phone: '020 7946 0000', tags: ['north', 'south'] }

describe('isSame', () => {
  it('compares by what is said, not by which object says it', () => {
    expect(isSame({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true)
  })

  it.each([
    ['a changed value', { a: 1 }, { a: 2 }],
    ['a missing field', { a: 1 }, {}],
    ['another field of the same count', { a: undefined }, { b: undefined }],
    ['a longer list', [1], [1, 2]],
    ['a list and a record', [], {}],
    ['nothing and an empty record', null, {}],
    ['a number and its text', 1, '1'],
  ])('sees %s', (_name, one, other) => {
    expect(isSame(one, other)).toBe(false)
    expect(isSame(other, one)).toBe(false)
  })
})

describe('dirtyFieldsOf', () => {
  it('is empty at first, and again when an edit is undone by hand', () => {
    expect(dirtyFieldsOf(cleanDraft(record))).toEqual([])
    expect(dirtyFieldsOf({ base: record, draft: { ...record, tags: ['north', 'south'] } })).toEqual([])
  })

  it('names what was edited', () => {
    expect(dirtyFieldsOf({ base: record, draft: { ...record, name: 'Pria', tags: [] } })).toEqual([
      'name',
      'tags',
    ])
  })
})

describe('rebaseDraft', () => {
  it('keeps my edits and takes theirs for the rest', () => {
    const mine = { base: record, draft: { ...record, name: 'Pria' } }
    const theirs = { ...record, name: 'Prya', phone: '020 7946 0001' }
    const rebased = rebaseDraft(mine, theirs)
    expect(rebased.draft).toEqual({ ...theirs, name: 'Pria' })
    expect(dirtyFieldsOf(rebased)).toEqual(['name'])
  })

  it('has nothing left to save when both edited alike', () => {
    const mine = { base: record, draft: { ...record, name: 'Pria' } }
    expect(dirtyFieldsOf(rebaseDraft(mine, { ...record, name: 'Pria' }))).toEqual([])
  })
})
