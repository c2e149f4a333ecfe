import { FIXTURE_NOW } from '../../leads/lead.fixtures.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '../../platform/values/durations.ts'
import type { Received, Source } from './source.contract.ts'

export const aSource = (more: Partial<Source> = {}): Source => ({
  id: 1,
  name: 'Zoopla',
  format: 'zoopla',
  mapping: null,
  url: 'https://latchkey.example/api/intake/sources/8sKfU2mQ9xT4wZ1a',
  lastReceivedAt: FIXTURE_NOW - HOUR_SECONDS,
  receivedThisWeek: 12,
  toComplete: 3,
  endedAt: null,
  version: 1,
  ...more,
})

export const SOME_SOURCES: readonly Source[] = [
  aSource({
    id: 2,
    name: 'Own website',
    format: 'mapping',
    mapping: { email: { pointer: '/person/mail' }, firstName: { text: 'Guest' } },
    lastReceivedAt: null,
    receivedThisWeek: 0,
    toComplete: 0,
  }),
  aSource(),
  aSource({
    id: 3,
    name: 'Old portal',
    format: 'latchkey',
    lastReceivedAt: FIXTURE_NOW - 21 * DAY_SECONDS,
    receivedThisWeek: 0,
    endedAt: FIXTURE_NOW - 20 * DAY_SECONDS,
    toComplete: 0,
  }),
]

/** As a source's key looks. */
export const A_SOURCE_KEY = 'ls_0123456789abcdefghijklmnopqrstuv'

export const aReceived = (more: Partial<Received> = {}): Received => ({
  id: 1,
  source: { id: 1, name: 'Zoopla' },
  at: FIXTURE_NOW - HOUR_SECONDS,
  times: 1,
  name: 'Joe Bloggs',
  reference: 'dcec2eae-2002-4198-bc1d-fa32e9fdc389',
  outcome: 'created',
  by: null,
  reason: null,
  leadId: 7,
  leadStatus: 1,
  ...more,
})

const GRACE = { id: 3, name: 'Grace Patel' }

/** One line for each outcome, and a lead that was deleted. */
export const ONE_OF_EACH_OUTCOME: readonly Received[] = [
  aReceived(),
  aReceived({ id: 2, times: 3, name: 'Ann Lee', leadId: 8, leadStatus: 'deleted' }),
  aReceived({ id: 3, name: 'Camille', outcome: 'to-complete', leadId: null, leadStatus: null }),
  aReceived({ id: 4, name: 'Ola Nowak', outcome: 'completed', by: GRACE, leadId: 9, leadStatus: 4 }),
  aReceived({
    id: 5,
    name: 'Win Big',
    outcome: 'ignored',
    by: GRACE,
    reason: 'An advert, no enquiry',
    leadId: null,
    leadStatus: null,
  }),
  aReceived({
    id: 6,
    name: null,
    reference: null,
    outcome: 'unreadable',
    leadId: null,
    leadStatus: null,
  }),
]
