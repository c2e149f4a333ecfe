import { describe, expect, test } from 'vitest'
import { isFtpPort, isWebPort } from '../integrations/called-addresses.ts'
import { receive } from '../platform/validation/request-body.ts'
import { FeedBody } from './feed.body.ts'
import {
  cleanFeed,
  emptyFeedDraft,
  feedDraftIn,
  feedDraftOf,
  sentFeed,
  type FeedDraft,
} from './feed.draft.ts'
import { A_DOWNLOADED_PORTAL, aFeed, aPortal } from './feed.fixtures.ts'
import { FeedFormModel } from './feed.form.ts'
import { validateFeed } from './feed.suite.ts'

const portal = (over: Partial<FeedDraft> = {}): FeedDraft => ({ ...feedDraftOf(aPortal()), ...over })

const errorsOf = (over: Partial<FeedDraft>) => validateFeed(cleanFeed(portal(over)), {})

describe('a portal', () => {
  test('needs a branch number for lettings or for sales', () => {
    expect(errorsOf({ branchLet: '', branchSale: '' })).toEqual({ branchLet: ['required'] })
    expect(errorsOf({ branchLet: '' })).toEqual({})
    expect(errorsOf({ branchSale: ' ' })).toEqual({})
  })

  test.each([
    [{ branchLet: '12345678901' }, { branchLet: ['pattern'] }],
    [{ branchSale: '10a' }, { branchSale: ['pattern'] }],
    [{ encoding: 'latin-1' }, { encoding: ['enumerable'] }],
    [{ hours: [6, 24] }, { hours: ['enumerable'] }],
    [{ hours: [-1] }, { hours: ['enumerable'] }],
    [{ host: '' }, { host: ['required'] }],
    [{ host: 'ftp://ftp.portal.example' }, { host: ['pattern'] }],
    [{ host: 'me@ftp.portal.example' }, { host: ['pattern'] }],
    [{ host: 'ftp.portal.example:21' }, { host: ['pattern'] }],
    [{ host: 'ftp.portal.example/upload' }, { host: ['pattern'] }],
    [{ host: 'fe80::1%eth0' }, { host: ['pattern'] }],
    [{ host: 'a'.repeat(254) }, { host: ['maxlength'] }],
    [{ port: 22 }, { port: ['range'] }],
    [{ port: 65_536 }, { port: ['range'] }],
    [{ password: 'one\r\nDELE two' }, { password: ['pattern'] }],
    [{ folder: 'a'.repeat(256) }, { folder: ['maxlength'] }],
  ])('%o is refused', (over, errors) => {
    expect(errorsOf(over)).toEqual(errors)
  })

  test.each([
    { host: '[2001:db8::1]', port: 990 },
    { host: '203.0.113.7', port: 2121 },
    { hours: [0, 23] },
    { encoding: 'windows-1252' },
    { port: null },
  ])('%o is accepted', (over) => {
    expect(errorsOf(over)).toEqual({})
  })

  test('the server can refuse the host', () => {
    expect(validateFeed(portal(), { refusal: 'range' })).toEqual({ host: ['range'] })
    expect(validateFeed(portal(), { refusal: 'pattern' })).toEqual({ host: ['pattern'] })
  })

  test('that is sent to nobody has no server', () => {
    expect(errorsOf({ sendTo: 'nobody', host: '', port: 22, password: 'a\nb' })).toEqual({})
    expect(sentFeed(portal({ sendTo: 'nobody', password: 'secret' }))).toEqual({
      name: 'Portal North',
      branchLet: '1001',
      branchSale: '1002',
      encoding: 'utf-8',
      hasNewer: false,
      hours: [6, 18],
      host: '',
      port: null,
      isEncrypted: true,
      username: '',
      folder: '',
    })
  })
})

test('what concerns a portal is not read for a website', () => {
  const draft = { ...emptyFeedDraft(), name: 'Site', host: 'ftp://', sendTo: 'ftp' as const }
  expect(validateFeed(draft, {})).toEqual({})
  expect(sentFeed(draft)).toEqual({ name: 'Site' })
})

test('a password that is left blank is not sent', () => {
  expect(sentFeed(portal())).not.toHaveProperty('password')
  expect(sentFeed(portal({ password: ' secret ' }))).toMatchObject({ password: ' secret ' })
})

test('what is received is as what the form sends', () => {
  const draft = portal({ name: ' Portal ', hours: [18, 6], password: ' secret ' })
  const { values } = receive(FeedBody, { kind: 'portal', ...sentFeed(draft) })
  expect(feedDraftIn('portal', values)).toEqual({
    ...draft,
    name: 'Portal',
    hours: [6, 18],
  })
})

test('a portal that is described in few words has what is usual', () => {
  const { values, malformed } = receive(FeedBody, { kind: 'portal', name: 'Portal', branchLet: '1' })
  expect(malformed).toEqual({})
  expect(feedDraftIn('portal', values)).toEqual(
    cleanFeed({ ...emptyFeedDraft(), kind: 'portal', name: 'Portal', branchLet: '1' }),
  )
  expect(receive(FeedBody, { hours: [1.5], port: '21' }).malformed).toMatchObject({
    hours: ['enumerable'],
    port: ['range'],
  })
})

test('a feed is edited as it is stored', () => {
  expect(feedDraftOf(aFeed())).toEqual({ ...emptyFeedDraft(), name: 'Website' })
  expect(feedDraftOf(A_DOWNLOADED_PORTAL)).toMatchObject({ kind: 'portal', sendTo: 'nobody', port: 21 })
  expect(feedDraftOf(aPortal())).toMatchObject({ sendTo: 'ftp', host: 'ftp.portal.example', password: '' })
})

test('a number for sales mends what is missing for lettings', () => {
  const form = FeedFormModel.create({ values: portal({ branchLet: '', branchSale: '' }) })
  expect(form.check()).toBeNull()
  expect(form.errors).toEqual([
    { name: 'branchLet', label: 'Branch number for lettings', message: 'Give at least one branch number' },
  ])
  form.set('branchSale', '1002')
  expect(form.errors).toEqual([])
})

test('ports that may be called', () => {
  expect([20, 21, 22, 990, 1023, 1024, 65_535, 65_536].filter(isFtpPort)).toEqual([21, 990, 1024, 65_535])
  expect([21, 80, 443, 1023, 1024, 65_535, 65_536].filter(isWebPort)).toEqual([443, 1024, 65_535])
})
