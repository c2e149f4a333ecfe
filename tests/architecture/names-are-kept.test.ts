import { describe, expect, test } from 'vitest'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead.status'
import { PERMISSIONS } from '@latchkey/domain/permissions/permission.enums'
import { PUSH_AUDIENCE } from '@latchkey/domain/platform/events.contract'
import { ERROR_NAMES } from '@latchkey/domain/platform/field-errors'
import {
  LIST_NAMES,
  STORAGE_KEYS,
  filtersKey,
  paginationKey,
} from '@latchkey/domain/platform/storage/storage-keys'
import { AMENITIES } from '@latchkey/domain/properties/property.fields'
import { methodCallsOf } from './_syntax.ts'
import { productSources, type Source } from './_tree.ts'

const words = (text: string): string[] => text.split(/\s+/)

// Names that live in browsers, databases and other people's programs. A rename here loses what they hold.
describe('names that others hold on to', () => {
  test('what is kept in the browser. Source: specification §3, decision G3', () => {
    expect(STORAGE_KEYS).toMatchObject({ token: 'jwt-token', sidebarSections: 'sidebar_sections' })
    expect(paginationKey('enquiries')).toBe('enquiries_pagination')
    expect(filtersKey('enquiries')).toBe('enquiries_filters')
    expect(LIST_NAMES).toEqual(
      words(`enquiries viewings reservations units projects properties users roles dashboard_viewings
        dashboard_enquiries`),
    )
  })

  test('permissions. Source: specification §3, and the four of the office', () => {
    expect(PERMISSIONS).toEqual(
      words(`users-view users-roles-view users-roles-create users-roles-update users-roles-delete
        enquiries-view properties-view reservations-view viewings-view viewings-update
        viewings-create units-download leads-assign leads-merge lists-export settings-manage`),
    )
  })

  test('pushes. Source: specification §4', () => {
    expect(Object.keys(PUSH_AUDIENCE)).toEqual(
      words(`leads-refresh profile-refresh users-refresh project-refresh property-refresh
        property-error roles-refresh settings-refresh notifications-refresh views-refresh`),
    )
  })

  test('lead statuses by number. Source: specification §4', () => {
    expect(Object.entries(LEAD_STATUS).map(([name, number]) => `${number} ${name}`)).toEqual([
      '1 AwaitingFeedback',
      '2 QuestionnaireSubmitted',
      '3 PendingViewingScheduled',
      '4 ViewingScheduled',
      '5 ViewingComplete',
      '6 ViewingCancelled',
      '7 ReservationSent',
      '8 ReservationRequested',
      '9 AwaitingReferencingResponse',
      '10 ReservationDeclined',
      '11 ReservationConsider',
      '12 ReservationComplete',
    ])
  })

  test('errors of fields. Source: specification §5', () => {
    expect(ERROR_NAMES).toEqual(
      words(`required minlength maxlength min max email pattern date minDate maxDate compare
        enumerable range unique invalid`),
    )
  })

  test('amenities, odd spellings included. Source: specification §3', () => {
    expect(AMENITIES).toEqual(
      words(`elevator balcony gym storage caretakler keyless EVCharging parking bikePark
        groundTerrace wheelchair roofTerrace boatPark fireplace petsAllow pool`),
    )
  })
})

/** Buttons that ask again in words of their own. */
const otherRetries = ({ file, text }: Source): string[] =>
  /(?:^\s*|>|=")(?:Try again|Load again)(?:\s*$|<|")/m.test(text) ? [file] : []

test('what failed is asked for again by a button called Retry, everywhere', () => {
  expect(productSources().flatMap(otherRetries)).toEqual([])
  const file = 'packages/ui/src/A.tsx'
  expect(otherRetries({ file, text: '<Button>Try again</Button>' })).toEqual([file])
  expect(otherRetries({ file, text: '<Button>\n  Try again\n</Button>' })).toEqual([file])
  expect(otherRetries({ file, text: '<p>\n  Check the connection, then try again.\n</p>' })).toEqual([])
})

/** Travels to the browser as its own text, before any module is loaded, so it has to spell its key. */
const BEFORE_EVERYTHING = 'packages/ui/src/theme/first-paint.ts'

/** Places where a key of the browser's storage is spelled instead of named. */
const spelledKeys = (source: Source): string[] =>
  methodCallsOf(source)
    .filter(({ method }) => ['getItem', 'setItem', 'removeItem'].includes(method))
    .filter(({ args: [key] }) => key?.type === 'Literal' || key?.type === 'TemplateLiteral')
    .map(() => source.file)

test('keys of the storage are named, never spelled on the spot', () => {
  const sources = productSources().filter(({ file }) => file !== BEFORE_EVERYTHING)
  expect(sources.flatMap(spelledKeys)).toEqual([])
})

test('it can fail', () => {
  const file = 'packages/app/src/a.ts'
  expect(spelledKeys({ file, text: "localStorage.setItem('users_page', '1')" })).toEqual([file])
  expect(spelledKeys({ file, text: 'storage.getItem(`${list}_page`)' })).toEqual([file])
  expect(spelledKeys({ file, text: 'storage.getItem(paginationKey(list))' })).toEqual([])
})
