import { describe, expect, it } from 'vitest'
import { isSameFilters, merged, sent, settled, shownText, typed } from './filter-drafts.ts'

describe('filter drafts', () => {
  it('shows typed text at once, over the filter that holds', () => {
    expect(shownText({}, { name: 'ann' }, 'name')).toBe('ann')
    expect(shownText(typed({}, 'name', 'anna'), { name: 'ann' }, 'name')).toBe('anna')
  })

  it('keeps the keys typed while an older filter comes back', () => {
    const drafts = typed(sent(typed({}, 'name', 'a'), {}), 'name', 'ab')
    expect(shownText(settled(drafts, { name: 'a' }), { name: 'a' }, 'name')).toBe('ab')
  })

  it('keeps a trailing space that the filter came back without', () => {
    const drafts = settled(sent(typed({}, 'name', 'ann '), {}), { name: 'ann' })
    expect(shownText(drafts, { name: 'ann' }, 'name')).toBe('ann ')
  })

  it('keeps sent text while nothing has come back yet', () => {
    const drafts = sent(typed({}, 'name', 'ann'), { name: 'lee' })
    expect(shownText(drafts, { name: 'lee' }, 'name')).toBe('ann')
    expect(shownText(drafts, { name: 'ann' }, 'name')).toBe('ann')
  })

  it('gives way to a filter that it did not send', () => {
    const drafts = settled(sent(typed({}, 'name', 'ann'), {}), { name: 'ann' })
    expect(settled(drafts, { name: 'lee' })).toEqual({})
    expect(shownText(drafts, { name: 'lee' }, 'name')).toBe('lee')
  })

  it('takes an older text of its own for a new one, once its newest has arrived', () => {
    let drafts = sent(typed(sent(typed({}, 'name', 'a'), {}), 'name', 'an'), {})
    drafts = settled(drafts, { name: 'an' })
    expect(shownText(drafts, { name: 'an' }, 'name')).toBe('an')
    expect(shownText(settled(drafts, { name: 'a' }), { name: 'a' }, 'name')).toBe('a')
  })

  it('leaves its drafts alone, as one and the same value, while there is nothing to settle', () => {
    const drafts = typed({}, 'name', 'ann')
    expect(settled(drafts, { name: '' })).toBe(drafts)
  })

  it('asks for what holds and what was typed together, without blanks', () => {
    const drafts = typed(typed({}, 'name', '  '), 'email', 'lee')
    expect(merged(drafts, { name: 'ann', phone: '07' })).toEqual({ email: 'lee', phone: '07' })
  })

  it('compares filters by the rows they ask for', () => {
    expect(isSameFilters({ name: 'ann ' }, { name: 'ann', email: '' })).toBe(true)
    expect(isSameFilters({ name: 'ann' }, {})).toBe(false)
  })
})
