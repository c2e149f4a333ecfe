import { TOKEN } from '@latchkey/domain/links/link.rules'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountTokens } from '../../src/links/account-tokens.ts'
import { leadTokens, type FormLinkPurpose } from '../../src/links/lead-tokens.ts'
import { serverOfFile } from '../_harness.ts'
import { insertLead } from '../_leads.ts'
import { giveLeadLink } from '../_links.ts'
import { waitForLockWaiters } from '../_locks.ts'
import { makeUser } from '../_people.ts'

const DAY = 86_400_000

const server = await serverOfFile()
let lead: number
beforeEach(async () => {
  lead = await insertLead(server.db)
})

const now = () => server.clock.now
const issue = (purpose: FormLinkPurpose, leadId = lead) => giveLeadLink(server, leadId, purpose)
const find = (token: string, purpose: FormLinkPurpose) => leadTokens(server.db).find(token, purpose, now())
const addToken = (id: number) =>
  server.context.change(null, (change) =>
    leadTokens(change.db).addToken({ id, leadId: lead, purpose: 'questionnaire' }, now()),
  )
const consume = (id: number) =>
  server.context.change(null, (change) => leadTokens(change.db).consume(id, now()))

describe('links of tenants', () => {
  test('a token is 32 random bytes in word characters and hyphens; only its hash is stored', async () => {
    const { token } = await issue('questionnaire')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    expect(token).toMatch(TOKEN)
    const row = await server.db
      .selectFrom('lead_token')
      .selectAll()
      .where('lead_id', '=', lead)
      .executeTakeFirstOrThrow()
    expect(row.token_hashes.map((hash) => hash.length)).toEqual([32])
    const hashes = row.token_hashes.map((hash) => hash.toString('base64url'))
    expect(JSON.stringify({ ...row, token_hashes: hashes })).not.toContain(token)
  })

  test('each further token opens the same link, and extends it to its full lifetime', async () => {
    const first = await issue('questionnaire')
    const link = await find(first.token, 'questionnaire')
    server.clock.advance(31 * DAY)
    expect(await find(first.token, 'questionnaire')).toBeUndefined()
    const second = await addToken(link?.id ?? 0)
    expect(second?.expiresAt.getTime()).toBe(now() + 30 * DAY)
    expect(second?.token).not.toBe(first.token)
    expect(await find(first.token, 'questionnaire')).toEqual(link)
    expect(await find(second?.token ?? '', 'questionnaire')).toEqual(link)
    expect(await consume(link?.id ?? 0)).toBe(true)
    expect(await find(first.token, 'questionnaire')).toBeUndefined()
    expect(await find(second?.token ?? '', 'questionnaire')).toBeUndefined()
  })

  test('a link without a token does not cancel the older one', async () => {
    const old = await issue('questionnaire')
    const id = await server.context.change(null, (change) =>
      leadTokens(change.db).issue(lead, 'questionnaire', now()),
    )
    expect(await find(old.token, 'questionnaire')).toBeDefined()
    const fresh = await addToken(id)
    expect(await find(old.token, 'questionnaire')).toBeUndefined()
    expect(await find(fresh?.token ?? '', 'questionnaire')).toMatchObject({ id })
  })

  test('a used or cancelled link gets no further token', async () => {
    const used = await find((await issue('questionnaire')).token, 'questionnaire')
    await consume(used?.id ?? 0)
    expect(await addToken(used?.id ?? 0)).toBeNull()
    const replaced = await find((await issue('questionnaire')).token, 'questionnaire')
    await issue('questionnaire')
    expect(await addToken(replaced?.id ?? 0)).toBeNull()
  })

  test('a token works for its own purpose only', async () => {
    const { token } = await issue('questionnaire')
    expect(await find(token, 'questionnaire')).toMatchObject({ leadId: lead })
    expect(await find(token, 'reservation')).toBeUndefined()
    expect(await find(`${token}x`, 'questionnaire')).toBeUndefined()
    expect(await find('', 'questionnaire')).toBeUndefined()
  })

  test('a link works for 30 days', async () => {
    const { token, expiresAt } = await issue('reservation')
    expect(expiresAt.getTime() - now()).toBe(30 * DAY)
    server.clock.advance(30 * DAY - 1)
    expect(await find(token, 'reservation')).toBeDefined()
    server.clock.advance(1)
    expect(await find(token, 'reservation')).toBeUndefined()
  })

  test('a newer link cancels an older one of the same purpose and lead only', async () => {
    const old = await issue('questionnaire')
    const other = await issue('reservation')
    const theirs = await issue('questionnaire', await insertLead(server.db))
    const fresh = await issue('questionnaire')
    expect(await find(old.token, 'questionnaire')).toBeUndefined()
    for (const [{ token }, purpose] of [
      [other, 'reservation'],
      [theirs, 'questionnaire'],
      [fresh, 'questionnaire'],
    ] as const) {
      expect(await find(token, purpose)).toBeDefined()
    }
  })

  test('reading does not consume a link; of many concurrent uses exactly one succeeds', async () => {
    const { token } = await issue('questionnaire')
    for (let nr = 0; nr < 5; nr += 1) expect(await find(token, 'questionnaire')).toBeDefined()
    const link = await find(token, 'questionnaire')
    const uses = await Promise.all(Array.from({ length: 5 }, () => consume(link?.id ?? 0)))
    expect(uses.filter(Boolean)).toHaveLength(1)
    expect(await find(token, 'questionnaire')).toBeUndefined()
  })

  test('a cancelled or expired link cannot be used', async () => {
    const link = await find((await issue('questionnaire')).token, 'questionnaire')
    await server.context.change(null, (change) => leadTokens(change.db).cancel(lead, now()))
    expect(await consume(link?.id ?? 0)).toBe(false)
    const late = await find((await issue('questionnaire')).token, 'questionnaire')
    server.clock.advance(30 * DAY)
    expect(await consume(late?.id ?? 0)).toBe(false)
  })

  test('a link issued while another is being issued waits for it, and cancels it', async () => {
    let second: ReturnType<typeof issue> | undefined
    const first = await server.context.change(null, async (change) => {
      const tokens = leadTokens(change.db)
      const id = await tokens.issue(lead, 'questionnaire', now())
      second = issue('questionnaire')
      await Promise.race([second, waitForLockWaiters(server.db)])
      return tokens.addToken({ id, leadId: lead, purpose: 'questionnaire' }, now())
    })
    const fresh = await second
    expect(await find(first?.token ?? '', 'questionnaire')).toBeUndefined()
    expect(await find(fresh?.token ?? '', 'questionnaire')).toBeDefined()
  })
})

describe('links of staff', () => {
  test.each([
    ['passwordReset', 'reset', 1],
    ['passwordInvite', 'invite', 72],
  ] as const)('%s: stored as a hash, for %s, %i hours; the newest wins', async (purpose, stored, hours) => {
    const { userId } = await makeUser(server.db, [])
    const give = () =>
      server.context.change(null, (change) => accountTokens(change.db).issueToken(userId, purpose, now()))
    const { token, expiresAt } = await give()
    expect(expiresAt.getTime() - now()).toBe(hours * 3_600_000)
    await give()
    const rows = await server.db
      .selectFrom('account_token')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
    expect(rows.map((row) => [row.purpose, row.cancelled_at !== null])).toEqual([
      [stored, true],
      [stored, false],
    ])
    expect(rows[0]?.token_hashes.map((hash) => hash.toString('base64url'))).not.toContain(token)
  })
})
