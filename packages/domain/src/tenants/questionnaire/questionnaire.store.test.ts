import { describe, expect, it, vi } from 'vitest'
import { readTabLink } from '../../links/tenant-links.ts'
import { aTabWithLink, aVisitEnv, type VisitOverrides } from '../../root/visit.fixtures.ts'
import { failing } from '../../root/env.fixtures.ts'
import { ProblemError } from '../../platform/problem.ts'
import { createMemoryStorage } from '../../platform/storage/storage.ts'
import { STORAGE_KEYS } from '../../platform/storage/storage-keys.ts'
import { STORED_FOR_SECONDS } from './stored-answers.ts'
import { aQuestionnaireLead, QUESTIONNAIRE_NOW } from './questionnaire.fixtures.ts'
import type { QuestionnaireEnv } from './questionnaire.calls.ts'
import { QuestionnaireStoreModel } from './questionnaire.store.ts'

const KEY = STORAGE_KEYS.questionnaireAnswers
const ann = { phone: '07700 900123', lastName: 'Lee' }

function aVisit(
  calls: VisitOverrides['questionnaire'] = {},
  storage = createMemoryStorage(),
  now = QUESTIONNAIRE_NOW,
) {
  const tabStorage = aTabWithLink('questionnaire')
  const identify = vi.fn<QuestionnaireEnv['questionnaire']['identify']>(() =>
    Promise.resolve(aQuestionnaireLead()),
  )
  const env = aVisitEnv({ questionnaire: { identify, ...calls }, storage, tabStorage, now: () => now })
  return { store: QuestionnaireStoreModel.create({}, env), storage, tabStorage, identify }
}

async function aKnownVisit(...given: Parameters<typeof aVisit>) {
  const visit = aVisit(...given)
  await visit.store.identify(ann)
  return visit
}

/** The initial draft of the form. */
function draftOf({ store }: ReturnType<typeof aVisit>) {
  const draft = store.startingDraft()
  if (draft === null) throw new Error('The visitor has not been identified yet.')
  return draft
}

describe('the steps', () => {
  it('starts at the identity step, and is lost without a link', () => {
    expect(aVisit().store.step).toBe('identity')
    expect(QuestionnaireStoreModel.create({}, aVisitEnv()).step).toBe('lost')
  })

  it('goes from identity to form to confirmation, and removes the token', async () => {
    const send = vi.fn<QuestionnaireEnv['questionnaire']['send']>(() => Promise.resolve(true))
    const visit = aVisit({ send })
    expect(await visit.store.identify(ann)).toEqual({ kind: 'known' })
    expect(visit.identify).toHaveBeenCalledExactlyOnceWith('abc', ann)
    expect(visit.store.step).toBe('form')
    expect(await visit.store.send({ ...draftOf(visit), notes: '  Hello  ' })).toEqual({ kind: 'done' })
    expect(send).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 1, verification: 'proof', firstName: 'Ann', notes: 'Hello' }),
    )
    expect(visit.store.step).toBe('sent')
    expect(readTabLink(visit.tabStorage, 'questionnaire')).toEqual({ kind: 'used' })
    expect(QuestionnaireStoreModel.create({}, aVisitEnv({ tabStorage: visit.tabStorage })).step).toBe('sent')
  })

  it('stays at the identity step after a mismatch', async () => {
    const { store } = aVisit({ identify: () => Promise.resolve(false) })
    expect(await store.identify(ann)).toEqual({ kind: 'mismatch' })
    expect([store.step, store.isBusy]).toEqual(['identity', false])
  })

  it('reports the delay after too many attempts', async () => {
    const { store } = aVisit({
      identify: () => Promise.reject(new ProblemError({ kind: 'limited', retryAfterSeconds: 840 })),
    })
    expect(await store.identify(ann)).toEqual({ kind: 'limited', retryAfterSeconds: 840 })
  })

  it('returns to the identity step when the verification has expired, and keeps the answers', async () => {
    const visit = await aKnownVisit({ send: failing('forbidden') })
    visit.store.storeDraft({ ...draftOf(visit), pets: 'A cat' })
    expect(await visit.store.send(draftOf(visit))).toEqual({ kind: 'lapsed' })
    expect(visit.store.step).toBe('identity')
    await visit.store.identify(ann)
    expect(draftOf(visit).pets).toBe('A cat')
  })

  it.each(['offline', 'broken', 'gone'] as const)('stays at the form when sending is %s', async (kind) => {
    const visit = await aKnownVisit({ send: failing(kind) })
    expect(await visit.store.send(draftOf(visit))).toEqual({ kind: 'failed', problem: { kind } })
    expect(visit.store.step).toBe('form')
  })
})

describe('stored answers', () => {
  it('are only the changed ones', async () => {
    const visit = await aKnownVisit()
    visit.store.storeDraft({ ...draftOf(visit), pets: 'A cat', budget: 2, desiredMoveDate: Number.NaN })
    expect(JSON.parse(visit.storage.getItem(KEY) ?? '')).toEqual({
      leadId: 1,
      until: QUESTIONNAIRE_NOW + STORED_FOR_SECONDS,
      answers: { pets: 'A cat', budget: 2 },
    })
  })

  it('survive a reload', async () => {
    const first = await aKnownVisit()
    first.store.storeDraft({ ...draftOf(first), pets: 'A cat', parkingRequired: true, lastName: 'Leigh' })
    const again = await aKnownVisit({}, first.storage)
    expect(draftOf(again)).toMatchObject({
      firstName: 'Ann',
      lastName: 'Leigh',
      pets: 'A cat',
      parkingRequired: true,
    })
  })

  it('are removed when sent, and when undone', async () => {
    const visit = await aKnownVisit()
    visit.store.storeDraft({ ...draftOf(visit), pets: 'A cat' })
    visit.store.storeDraft(draftOf({ ...visit, store: (await aKnownVisit()).store }))
    expect(visit.storage.getItem(KEY)).toBeNull()
    visit.store.storeDraft({ ...draftOf(visit), pets: 'A cat' })
    await visit.store.send(draftOf(visit))
    expect(visit.storage.getItem(KEY)).toBeNull()
  })

  it('stay when they were rejected', async () => {
    const visit = await aKnownVisit({ send: () => Promise.resolve(false) })
    visit.store.storeDraft({ ...draftOf(visit), pets: 'A cat' })
    expect(await visit.store.send(draftOf(visit))).toEqual({ kind: 'rejected' })
    expect(visit.storage.getItem(KEY)).not.toBeNull()
  })

  it('are removed when another tenant uses the device', async () => {
    const first = await aKnownVisit()
    first.store.storeDraft({ ...draftOf(first), pets: 'A cat' })
    const other = await aKnownVisit(
      { identify: () => Promise.resolve(aQuestionnaireLead({ id: 2 })) },
      first.storage,
    )
    expect(draftOf(other).pets).toBe('')
    expect(first.storage.getItem(KEY)).toBeNull()
  })

  it('are removed after a week when the page is opened, before the identity step', async () => {
    const first = await aKnownVisit()
    first.store.storeDraft({ ...draftOf(first), pets: 'A cat' })
    void aVisit({}, first.storage, QUESTIONNAIRE_NOW + STORED_FOR_SECONDS - 1).store.step
    expect(first.storage.getItem(KEY)).not.toBeNull()
    void aVisit({}, first.storage, QUESTIONNAIRE_NOW + STORED_FOR_SECONDS).store.step
    expect(first.storage.getItem(KEY)).toBeNull()
  })

  it.each([
    'no JSON',
    '[]',
    '{"leadId":1}',
    `{"leadId":1,"until":${QUESTIONNAIRE_NOW * 2},"answers":{"pets":"A cat"}}`,
  ])('that cannot be read (%s) are removed', async (kept) => {
    const visit = await aKnownVisit({}, createMemoryStorage({ [KEY]: kept }))
    expect(draftOf(visit).pets).toBe('')
    expect(visit.storage.getItem(KEY)).toBeNull()
  })

  it('that are malformed are omitted one by one', async () => {
    const kept = {
      leadId: 1,
      until: QUESTIONNAIRE_NOW + 60,
      answers: { pets: 3, budget: '2', notes: 'Hi', id: 9, parkingRequired: 'yes' },
    }
    const visit = await aKnownVisit({}, createMemoryStorage({ [KEY]: JSON.stringify(kept) }))
    expect(draftOf(visit)).toMatchObject({ pets: '', budget: null, notes: 'Hi', parkingRequired: null })
    expect(draftOf(visit)).not.toHaveProperty('id')
  })
})
