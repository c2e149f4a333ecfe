import { VERIFICATION_HEADER } from '@latchkey/domain/links/verification'
import { answeredQuestionnaire } from '@latchkey/domain/questionnaire/questionnaire.fixtures'
import { aReservationLead } from '@latchkey/domain/reservation/reservation.fixtures'
import { expect, it, vi } from 'vitest'
import type { PublicHttp } from './http/light-http.ts'
import { createVisitEnv } from './tenant.api.ts'

function recording() {
  const post = vi.fn<(path: string, body?: unknown, headers?: object) => Promise<boolean>>()
  return {
    post,
    env: createVisitEnv({
      get: () => Promise.reject(new Error('Nothing is read.')),
      post: post as PublicHttp['post'],
    }),
  }
}

it('sends the verification of a questionnaire in the header as well as in the body', async () => {
  const { post, env } = recording()
  const answers = { ...answeredQuestionnaire(), id: 7, verification: 'proof' }
  await env.questionnaire.send(answers)
  expect(post).toHaveBeenCalledWith('/users/qualifying-questions/7', answers, {
    [VERIFICATION_HEADER]: 'proof',
  })
})

it('requests a reservation without the comments, which may exceed the call’s limit', async () => {
  const { post, env } = recording()
  const lead = { ...aReservationLead(), notes: 'x'.repeat(100_000) }
  await env.reservation.request(lead)
  expect(post).toHaveBeenCalledWith(`/users/reserve-request/${lead.id}`, { ...lead, notes: null })
})
