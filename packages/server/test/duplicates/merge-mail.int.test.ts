import { describe, expect, test } from 'vitest'
import { caller } from '../_caller.ts'
import { serverOfFile } from '../_harness.ts'
import { mailCount, mailsAfter } from '../_mails.ts'
import { tenantsOf } from '../_tenants.ts'
import { mergesOf } from './_pairs.ts'

const server = await serverOfFile()
const manager = await caller(server, 'enquiries-view', 'leads-merge')

const merges = () => mergesOf(server)
const tenants = () => tenantsOf(server)
const TAKE_EMAIL = { email: 'other' }

/** Recipients of the mails since then, with their links. */
const linksMailed = async (skip: number) =>
  (await mailsAfter(server, skip)).map(({ to, text }) => ({
    to: to?.[0]?.address,
    token: /(?:qualifying-questions|reserve-property)\/([\w-]+)/.exec(text ?? '')?.[1] ?? '',
  }))
/** The lead that a link opens, or false. */
async function openedBy(
  token: string,
  phone: string,
  purpose: 'questionnaire' | 'reservation' = 'questionnaire',
) {
  const answer = (await tenants().open(purpose, token, { phone, lastName: 'Lee' })).json<
    { id: number } | false
  >()
  return answer && answer.id
}

describe('a merge that takes another email address', () => {
  test('cancels the links of the old address and mails one to the new', async () => {
    const { kept, other, phone, emails } = await merges().pair({ status: 1 }, { status: 2 })
    const old = await tenants().issue(kept, 'questionnaire')
    const mails = await mailCount(server)
    await merges().merge(manager, kept, other, TAKE_EMAIL)
    const [mail, ...more] = await linksMailed(mails)
    expect([mail?.to, more]).toEqual([emails.other, []])
    expect(await openedBy(mail?.token ?? '', phone)).toBe(kept)
    expect(await openedBy(old, phone)).toBe(false)
  })

  test('mails the other tenant’s link again: an open form can still be sent', async () => {
    const { kept, other, phone, emails } = await merges().pair()
    const theirs = await tenants().issue(other, 'questionnaire')
    const opened = await tenants().open('questionnaire', theirs, { phone, lastName: 'Lee' })
    const { verification } = opened.json<{ verification: string }>()
    const mails = await mailCount(server)
    await merges().merge(manager, kept, other, TAKE_EMAIL)
    const [mail] = await linksMailed(mails)
    expect(mail?.to).toBe(emails.other)
    expect(await openedBy(mail?.token ?? '', phone)).toBe(kept)
    expect(await openedBy(theirs, phone)).toBe(kept)
    const form = { ...tenants().answers({ phone, email: emails.other }), verification }
    expect((await tenants().send('questionnaire', kept, form)).json()).toBe(true)
    expect(await openedBy(mail?.token ?? '', phone)).toBe(false)
  })

  test('mails the reservation link in status 7', async () => {
    const { kept, other, phone, emails } = await merges().pair({ status: 7 })
    const old = await tenants().issue(kept, 'reservation')
    const mails = await mailCount(server)
    await merges().merge(manager, kept, other, TAKE_EMAIL)
    const [mail] = await linksMailed(mails)
    expect(mail?.to).toBe(emails.other)
    expect(await openedBy(mail?.token ?? '', phone, 'reservation')).toBe(kept)
    expect(await openedBy(old, phone, 'reservation')).toBe(false)
  })

  test('mails nothing where the status has no link, or the address stays', async () => {
    const viewing = await merges().pair({ status: 5 })
    const same = await merges().pair()
    const [mine, theirs] = [
      await tenants().issue(same.kept, 'questionnaire'),
      await tenants().issue(same.other, 'questionnaire'),
    ]
    const mails = await mailCount(server)
    await merges().merge(manager, viewing.kept, viewing.other, TAKE_EMAIL)
    await merges().merge(manager, same.kept, same.other)
    expect(await linksMailed(mails)).toEqual([])
    for (const token of [mine, theirs]) expect(await openedBy(token, same.phone)).toBe(same.kept)
  })
})

describe('undoing it', () => {
  test('cancels the link mailed to the address that the merge took, and mails one to the former address', async () => {
    const { kept, other, phone, emails } = await merges().pair({ status: 1 }, { status: 2 })
    let mails = await mailCount(server)
    await merges().merge(manager, kept, other, TAKE_EMAIL)
    const [taken] = await linksMailed(mails)
    mails = await mailCount(server)
    expect((await merges().unmerge(manager, kept)).json()).toEqual({ kept: [] })
    const [back, ...more] = await linksMailed(mails)
    expect([back?.to, more]).toEqual([emails.kept, []])
    expect(await openedBy(taken?.token ?? '', phone)).toBe(false)
    expect(await openedBy(back?.token ?? '', phone)).toBe(kept)
  })

  test('keeps the link of the other tenant, which opens their own lead again', async () => {
    const { kept, other, phone } = await merges().pair()
    const theirs = await tenants().issue(other, 'questionnaire')
    const mails = await mailCount(server)
    await merges().merge(manager, kept, other, TAKE_EMAIL)
    const [mail] = await linksMailed(mails)
    await merges().unmerge(manager, kept)
    for (const token of [theirs, mail?.token ?? '']) expect(await openedBy(token, phone)).toBe(other)
  })

  test('mails nothing where the address has changed since', async () => {
    const { kept, other } = await merges().pair()
    await merges().merge(manager, kept, other, TAKE_EMAIL)
    await server.db.updateTable('lead').set({ email: 'third@x.uk' }).where('id', '=', kept).execute()
    const mails = await mailCount(server)
    expect((await merges().unmerge(manager, kept)).json()).toEqual({ kept: ['email'] })
    expect(await linksMailed(mails)).toEqual([])
  })
})
