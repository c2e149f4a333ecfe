import { expect, it, vi } from 'vitest'
import { readTabLink } from '../../links/tenant-links.ts'
import { aTabWithLink, aVisitEnv, type VisitOverrides } from '../../root/visit.fixtures.ts'
import { failing } from '../../root/env.fixtures.ts'
import { aReservationLead } from './reservation.fixtures.ts'
import type { ReservationEnv } from './reservation.calls.ts'
import { ReservationStoreModel } from './reservation.store.ts'

const ann = { phone: '07700 900123', lastName: 'Lee' }

const identify = () => Promise.resolve(aReservationLead())

async function aKnownVisit(calls: VisitOverrides['reservation']) {
  const tabStorage = aTabWithLink('reservation')
  const env = aVisitEnv({ reservation: { identify, ...calls }, tabStorage })
  const store = ReservationStoreModel.create({}, env)
  await store.identify(ann)
  return { store, tabStorage }
}

it('sends the lead unchanged with its verification, and consumes the link', async () => {
  const request = vi.fn<ReservationEnv['reservation']['request']>(() => Promise.resolve(true))
  const { store, tabStorage } = await aKnownVisit({ request })
  expect(store.step).toBe('form')
  expect(await store.send()).toEqual({ kind: 'done' })
  expect(request).toHaveBeenCalledExactlyOnceWith(aReservationLead())
  expect(store.step).toBe('sent')
  expect(readTabLink(tabStorage, 'reservation')).toEqual({ kind: 'used' })
})

it('keeps the link when the home is taken', async () => {
  const { store } = await aKnownVisit({ request: () => Promise.resolve(false) })
  expect(await store.send()).toEqual({ kind: 'rejected' })
  expect(store.step).toBe('form')
})

it('returns to the identity step when the verification has expired', async () => {
  const { store } = await aKnownVisit({ request: failing('forbidden') })
  expect(await store.send()).toEqual({ kind: 'lapsed' })
  expect(store.step).toBe('identity')
})

it('sends nothing before the identity step', async () => {
  const request = vi.fn<ReservationEnv['reservation']['request']>(() => Promise.resolve(true))
  const store = ReservationStoreModel.create({}, aVisitEnv({ reservation: { request } }))
  expect(await store.identify(ann)).toEqual({ kind: 'mismatch' })
  expect(await store.send()).toEqual({ kind: 'lapsed' })
  expect(request).not.toHaveBeenCalled()
})
