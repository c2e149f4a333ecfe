import { expect, it } from 'vitest'
import { chooseStatus } from './choose-status.ts'
import { aLeadRecord } from './lead-form.fixtures.ts'
import { createLeadForm } from './lead.form.ts'
import { FIXTURE_NOW } from './lead.fixtures.ts'

const MINUTE = FIXTURE_NOW - (FIXTURE_NOW % 60)

it('presets an empty date of the reservation, and empties it again', () => {
  const form = createLeadForm(aLeadRecord())
  chooseStatus(form, 7, FIXTURE_NOW + 1)
  expect(form.value('reservationSentDate')).toBe(MINUTE)
  expect(form.value('reservationCompleteDate')).toBeNull()
  chooseStatus(form, 12, FIXTURE_NOW)
  expect([form.value('reservationSentDate'), form.value('reservationCompleteDate')]).toEqual([null, MINUTE])
  chooseStatus(form, 1, FIXTURE_NOW)
  expect(form.isDirty).toBe(false)
})

it('leaves a date that was saved or edited', () => {
  const form = createLeadForm(aLeadRecord({ reservationSentDate: 60 }))
  chooseStatus(form, 7, FIXTURE_NOW)
  chooseStatus(form, 12, FIXTURE_NOW)
  form.set('reservationCompleteDate', 120)
  chooseStatus(form, 1, FIXTURE_NOW)
  expect([form.value('reservationSentDate'), form.value('reservationCompleteDate')]).toEqual([60, 120])
})
