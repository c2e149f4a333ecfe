import { describe, expect, it } from 'vitest'
import { isSameFilters, merged, sent, settled, shownText, typed } from './filter-drafts.ts'

describe('filter drafts', () => {
  it('shows typed text at once, over the active filter', () => {
    expect(shownText({}, { name: 'ann' }, 'name')).toBe('ann')
    expect(shownText(typed({}, 'name', 'anna'), { name: 'ann' }, 'name')).toBe('anna')
  })

  it('keeps text typed while an older filter comes back', () => {
    const drafts = typed(sent(typed({}, 'name', 'a'), {}), 'name', 'ab')
    expect(shownText(settled(drafts, { name: 'a' }), { name: 'a' }, 'name')).toBe('ab')
  })

  it('keeps a trailing space when the filter comes back without it', () => {
    const drafts = settled(sent(typed({}, 'name', 'ann '), {}), { name: 'ann' })
    expect(shownText(drafts, { name: 'ann' }, 'name')).toBe('ann ')
  })

  it('keeps sent text until a filter comes back', () => {
    const drafts = sent(typed({}, 'name', 'ann'), { name: 'lee' })
    expect(shownText(drafts, { name: 'lee' }, 'name')).toBe('ann')
    expect(shownText(drafts, { name: 'ann' }, 'name')).toBe('ann')
  })

  it('is replaced by a filter that it did not send', () => {
    const drafts = settled(sent(typed({}, 'name', 'ann'), {}), { name: 'ann' })
    expect(settled(drafts, { name: 'lee' })).toEqual({})
    expect(shownText(drafts, { name: 'lee' }, 'name')).toBe('lee')
  })

  it('treats an older text of its own as a new filter once its newest has arrived', () => {
    let drafts = sent(typed(sent(typed({}, 'name', 'a'), {}), 'name', 'an'), {})
    drafts = settled(drafts, { name: 'an' })
    expect(shownText(drafts, { name: 'an' }, 'name')).toBe('an')
    expect(shownText(settled(drafts, { name: 'a' }), { name: 'a' }, 'name')).toBe('a')
  })

  it('returns the same object when there is nothing to settle', () => {
    const drafts = typed({}, 'name', 'ann')
    expect(settled(drafts, { name: '' })).toBe(drafts)
  })

  it('merges active filters and typed text, without blanks', () => {
    const drafts = typed(typed({}, 'name', '  '), 'email', 'lee')
    expect(merged(drafts, { name: 'ann', phone: '07' })).toEqual({ email: 'lee', phone: '07' })
  })

  it('treats filters as equal when they match the same rows', () => {
    expect(isSameFilters({ name: 'ann ' }, { name: 'ann', email: '' })).toBe(true)
    expect(isSameFilters({ name: 'ann' }, {})).toBe(false)
  })
})
