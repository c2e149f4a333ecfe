import type { ServerResponse } from 'node:http'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import type { SentType } from '@latchkey/domain/events/event.enums'
import { webhookBodyOf } from '@latchkey/domain/events/webhook-body.contract'
import { Value } from 'typebox/value'
import { schemaForKeys } from '../../src/platform/http/key-answers.ts'
import { program } from '../_keys.ts'
import { insertHome, insertLead, leadBody, leadRow, seconds } from '../_leads.ts'
import { publishHome } from '../_listings.ts'
import { answering, type ReceivedCall } from '../_receiver.ts'
import { deliveriesOf, officeWithReceivers, webhookOf } from '../_webhooks.ts'

const { server, receiver, manager, agent, hook, anEvent, reached } = await officeWithReceivers()

const isTo = (type: string) => (call: ReceivedCall) => call.body.type === type

/** The body has what the document for keys says. */
const isAsDocumented = ({ body }: ReceivedCall): boolean =>
  Value.Check(schemaForKeys(webhookBodyOf(body.type as SentType)), body)

/** By the public library; its clock is the machine's. */
function verified(secret: string, { text, headers }: ReceivedCall): boolean {
  try {
    new StandardWebhook(secret).verify(text, headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

describe('what is sent', () => {
  test('I2/1: a test, which the public library accepts with the secret as shown, also while off', async () => {
    const { id, secret } = await hook()
    await manager.post(`/integrations/webhooks/${id}/off`)
    const answer = await manager.post(`/integrations/webhooks/${id}/test`)
    expect(answer.json()).toMatchObject({
      type: 'webhook.test',
      recordId: id,
      state: 'delivered',
      attempts: 1,
      status: 200,
      fault: null,
      nextAt: null,
    })
    const [call] = receiver.calls
    if (!call) throw new Error('Nothing has arrived')
    expect(verified(secret, call)).toBe(true)
    expect(verified(secret, { ...call, text: `${call.text} ` })).toBe(false)
    expect(call.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Latchkey-Webhooks/1',
      'webhook-id': answer.json<{ eventId: string }>().eventId,
    })
    expect(call.body.data).toEqual({ sequence: null, id, by: { kind: 'user', id: manager.userId } })
    receiver.answer = answering(500)
    const failed = await manager.post(`/integrations/webhooks/${id}/test`)
    expect(failed.json()).toMatchObject({ state: 'given-up', attempts: 1, status: 500 })
    expect(await webhookOf(manager, id)).toMatchObject({ state: 'off', offBecause: 'hand', waiting: 0 })
  })

  test('I2/2: a lead moved on, within 5 s, without a name, an email or a phone', async () => {
    await hook()
    const id = await insertLead(server.db, { status: 2, first_name: 'Zacharias' })
    const begun = performance.now()
    await agent.post(`/leads/${id}`, {
      ...leadBody({ firstName: 'Zacharias', email: 'zacharias@example.com', status: 3 }),
      viewingDate: seconds('2026-03-12T10:00'),
      viewingUserId: agent.userId,
      version: 1,
    })
    const { body } = await receiver.call(isTo('lead.status_changed'))
    expect(performance.now() - begun).toBeLessThan(5_000)
    const { body: saved } = await receiver.call(isTo('lead.updated'))
    expect(saved.data['fields']).toContain('email')
    expect(body.data).toMatchObject({ id, from: 2, to: 3, by: { kind: 'user', id: agent.userId } })
    for (const { text } of receiver.calls) expect(text).not.toMatch(/Zacharias|example\.com|07700/i)
  })

  test('I2/3: the record as a key reads it; resent after it is anonymised, without the person', async () => {
    await hook({ includeRecord: true, types: ['lead.restored', 'property.updated', 'listing.published'] })
    const id = await insertLead(server.db, { how_will_you_pay: 1, first_name: 'Zacharias' })
    await agent.post(`/leads/${id}/delete`)
    await agent.post(`/leads/${id}/restore`)
    const call = await receiver.call(isTo('lead.restored'))
    const reader = await program(server, { enquiries: 'read', properties: 'read', listings: 'read' })
    const { waiting: _waiting, ...asRead } = (await reader.get(`/leads/${id}`)).json<
      Record<string, unknown>
    >()
    expect(call.body.data['record']).toMatchObject(asRead)
    expect(isAsDocumented(call)).toBe(true)
    expect(Object.keys(call.body.data['record'] as object)).not.toContain('howWillYouPay')

    const home = await publishHome(server, agent)
    const published = await receiver.call(isTo('listing.published'))
    expect(published.body.data['record']).toEqual((await reader.get(`/listings/${home}`)).json())
    expect(isAsDocumented(published)).toBe(true)

    await server.db
      .updateTable('lead')
      .set({ first_name: 'Anonymised', last_name: '' })
      .where('id', '=', id)
      .execute()
    const [webhook] = (await manager.get('/integrations/webhooks')).json<{ id: number }[]>()
    const delivery = (await deliveriesOf(manager, webhook?.id ?? 0)).find(
      ({ type }) => type === 'lead.restored',
    )
    receiver.calls.length = 0
    expect((await manager.post(`/integrations/webhooks/deliveries/${delivery?.id}/resend`)).json()).toBe(true)
    const again = await receiver.call(isTo('lead.restored'))
    expect(again.headers['webhook-id']).toBe(call.headers['webhook-id'])
    expect(again.body.data['record']).toMatchObject({ firstName: 'Anonymised' })
    expect(again.text).not.toContain('Zacharias')
  })

  test('no record that is gone or longer than 256 kB', async () => {
    const { id } = await hook({ includeRecord: true, types: ['lead.deleted', 'property.updated'] })
    await anEvent()
    const gone = await receiver.call(isTo('lead.deleted'))
    expect([gone.body.data['record'], isAsDocumented(gone)]).toEqual([null, true])
    const home = await insertHome(server.db)
    const { version, ...fields } = (await agent.get(`/properties/${home}`)).json<{ version: number }>()
    await agent.post(`/properties/${home}/update`, { ...fields, desc: 'Quiet', version })
    const call = await receiver.call(isTo('property.updated'))
    expect(call.body.data['record']).toMatchObject({ id: home, desc: 'Quiet' })
    expect(isAsDocumented(call)).toBe(true)
    await server.db
      .updateTable('property')
      .set({ description: 'x'.repeat(256 * 1024) })
      .where('id', '=', home)
      .execute()
    receiver.calls.length = 0
    const sent = (await deliveriesOf(manager, id)).find(({ type }) => type === 'property.updated')
    await manager.post(`/integrations/webhooks/deliveries/${sent?.id}/resend`)
    expect((await receiver.call(isTo('property.updated'))).body.data['record']).toBeNull()
  })

  test('again, when it is resent while it is on its way', async () => {
    const { id } = await hook({ types: ['lead.deleted'] })
    const firstArrived = Promise.withResolvers<ServerResponse>()
    receiver.answer = firstArrived.resolve
    await anEvent()
    const response = await firstArrived.promise
    receiver.answer = answering(200)
    const [delivery] = await deliveriesOf(manager, id)
    await manager.post(`/integrations/webhooks/deliveries/${delivery?.id}/resend`)
    expect(receiver.calls).toHaveLength(1)
    answering(200)(response)
    await reached(id, ['delivered'])
    expect(await deliveriesOf(manager, id)).toMatchObject([{ attempts: 2, nextAt: null }])
    expect(receiver.calls).toHaveLength(2)
  })

  test('I2/8: both secrets verify until the old one is ended', async () => {
    const { id, secret } = await hook()
    const { secret: next } = (await manager.post(`/integrations/webhooks/${id}/replace-secret`)).json<{
      secret: string
    }>()
    const testNow = async () => {
      await manager.post(`/integrations/webhooks/${id}/test`)
      const call = receiver.calls.at(-1)
      if (!call) throw new Error('Nothing has arrived')
      return [verified(secret, call), verified(next, call)]
    }
    expect(await testNow()).toEqual([true, true])
    await manager.post(`/integrations/webhooks/${id}/end-old-secret`)
    expect(await testNow()).toEqual([false, true])
  })

  test('an old secret ends by itself', async () => {
    const { id, secret } = await hook()
    await manager.post(`/integrations/webhooks/${id}/replace-secret`)
    await server.db
      .updateTable('webhook')
      .set({ old_until: new Date(server.clock.now) })
      .where('id', '=', id)
      .execute()
    await manager.post(`/integrations/webhooks/${id}/test`)
    const [call] = receiver.calls
    expect(call && verified(secret, call)).toBe(false)
  })

  test('I2/11: not what a program has changed that is left out', async () => {
    const key = await program(server, { enquiries: 'change' })
    await hook({ skipKeyId: key.id, types: ['lead.updated'] })
    const id = await insertLead(server.db)
    const save = async (who: Pick<typeof agent, 'post'>, notes: string) => {
      const { version } = await leadRow(server.db, id)
      const answer = await who.post(`/leads/${id}`, { ...leadBody({ notes }), property: null, version })
      expect(answer.statusCode).toBe(200)
    }
    await save(key, 'By the program')
    const version = await leadRow(server.db, id)
    await agent.post(`/leads/${id}`, { ...leadBody({ notes: 'By a colleague' }), version: version.version })
    const call = await receiver.call(isTo('lead.updated'))
    expect(call.body.data['by']).toEqual({ kind: 'user', id: agent.userId })
    expect(receiver.calls).toHaveLength(1)
  })

  test('I2/10: nothing of the answer is kept or shown', async () => {
    const { id } = await hook()
    await anEvent()
    await reached(id, ['delivered'])
    const shown = await manager.get(`/integrations/webhooks/${id}/deliveries/1/25`)
    const stored = JSON.stringify(await server.db.selectFrom('delivery').selectAll().execute())
    for (const text of [shown.body, stored, (await manager.get('/integrations/webhooks')).body])
      expect(text).not.toContain('SECRET-ANSWER')
  })
})
