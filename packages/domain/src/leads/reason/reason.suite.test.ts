import { describe, expect, it, test } from 'vitest'
import { CANCEL_REASON, DECLINE_REASON, REASON_LABELS, REASON_WORDS_MAX } from './reason.enums.ts'
import { createReasonForm } from './reason.form.ts'
import { validateReason } from './reason.suite.ts'
import { mentionsBenefitsOrChildren } from './reason.messages.ts'

const words = 'x'.repeat(20)

it('no reason is about children, pets or the source of income', () => {
  const labels = Object.values(REASON_LABELS).flatMap((list) => Object.values(list))
  expect(labels).toHaveLength(16)
  expect(labels.filter((label) => /child|pet|benefit|kids|pregnan|dss|credit/i.test(label))).toEqual([])
  // The one that mentions income says that its source does not matter.
  expect(labels.filter((label) => /income/i.test(label))).toEqual([
    'Rent not affordable, whatever the source of income',
  ])
})

describe('a reason', () => {
  it.each([
    ['declining', { reason: 2, words: '' }, {}],
    ['declining', { reason: 8, words: 'x' }, {}],
    ['declining', { reason: null, words: '' }, { reason: ['required'] }],
    ['declining', { reason: null, words }, { reason: ['required'] }],
    ['declining', { reason: 10, words }, { reason: ['enumerable'] }],
    ['declining', { reason: 0, words }, { reason: ['enumerable'] }],
    ['declining', { reason: DECLINE_REASON.Other, words: '' }, { words: ['required'] }],
    ['declining', { reason: DECLINE_REASON.Other, words: words.slice(1) }, { words: ['minlength'] }],
    ['declining', { reason: DECLINE_REASON.Other, words: '👍'.repeat(19) }, { words: ['minlength'] }],
    ['declining', { reason: DECLINE_REASON.Other, words }, {}],
    ['declining', { reason: 1, words: 'x'.repeat(REASON_WORDS_MAX) }, {}],
    ['declining', { reason: 1, words: 'x'.repeat(REASON_WORDS_MAX + 1) }, { words: ['maxlength'] }],
    ['cancelling', { reason: CANCEL_REASON.Other, words: '' }, { words: ['required'] }],
    ['cancelling', { reason: 8, words }, { reason: ['enumerable'] }],
    ['cancelling', { reason: 6, words: '' }, {}],
  ] as const)('for %s of %j has the errors %j', (list, values, errors) => {
    expect(validateReason(list, values)).toEqual(errors)
  })
})

it.each([
  ['On Benefits', true],
  ['receives DSS', true],
  ['universal credit claimant', true],
  ['two children', true],
  ['(kids)', true],
  ['is PREGNANT', true],
  ['grandchildren visit', false],
  ['No reply to three calls', false],
  ['', false],
])('%j mentions benefits or children: %s', (text, mentions) => {
  expect(mentionsBenefitsOrChildren(text)).toBe(mentions)
})

test('the form asks for a reason of its list, and for words with Other', () => {
  const form = createReasonForm('cancelling')
  expect(form.check()).toBeNull()
  expect(form.errors).toEqual([{ name: 'statusReason.reason', label: 'Reason', message: 'This is required' }])
  form.set('statusReason.reason', 8)
  expect(form.errorOf('statusReason.reason')).toBe('This is invalid')
  form.set('statusReason.reason', CANCEL_REASON.Other)
  expect(form.errors.map(({ name }) => name)).toEqual(['statusReason.words'])
  form.set('statusReason.words', 'Too short')
  expect(form.errorOf('statusReason.words')).toBe('Please write at least 20 characters')
  form.set('statusReason.words', ` ${words} `)
  expect(form.check()).not.toBeNull()
})
