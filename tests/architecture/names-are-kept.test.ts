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

// Names stored in browsers and databases, or used by other programs: renaming one here loses their data.
describe('names that others depend on', () => {
  test('keys of the browser storage', () => {
    expect(STORAGE_KEYS).toMatchObject({ token: 'jwt-token', sidebarSections: 'sidebar_sections' })
    expect(paginationKey('enquiries')).toBe('enquiries_pagination')
    expect(filtersKey('enquiries')).toBe('enquiries_filters')
    expect(LIST_NAMES).toEqual(
      words(`enquiries viewings reservations units projects properties users roles dashboard_viewings
        dashboard_enquiries`),
    )
  })

  test('permissions', () => {
    expect(PERMISSIONS).toEqual(
      words(`users-view users-roles-view users-roles-create users-roles-update users-roles-delete
        enquiries-view properties-view reservations-view viewings-view viewings-update
        viewings-create units-download leads-assign leads-merge lists-export settings-manage
        reports-view right-to-rent-override privacy-manage`),
    )
  })

  test('push events', () => {
    expect(Object.keys(PUSH_AUDIENCE)).toEqual(
      words(`leads-refresh profile-refresh users-refresh project-refresh property-refresh
        property-error roles-refresh settings-refresh notifications-refresh views-refresh`),
    )
  })

  test('lead statuses by number', () => {
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

  test('errors of fields', () => {
    expect(ERROR_NAMES).toEqual(
      words(`required minlength maxlength min max email pattern date minDate maxDate compare
        enumerable range unique invalid`),
    )
  })

  test('amenities, odd spellings included', () => {
    expect(AMENITIES).toEqual(
      words(`elevator balcony gym storage caretakler keyless EVCharging parking bikePark
        groundTerrace wheelchair roofTerrace boatPark fireplace petsAllow pool`),
    )
  })
})

/** Retry buttons with another label. */
const otherRetries = ({ file, text }: Source): string[] =>
  /(?:^\s*|>|=")(?:Try again|Load again)(?:\s*$|<|")/m.test(text) ? [file] : []

test('the button that retries is called Retry everywhere', () => {
  expect(productSources().flatMap(otherRetries)).toEqual([])
  const file = 'packages/ui/src/A.tsx'
  expect(otherRetries({ file, text: '<Button>Try again</Button>' })).toEqual([file])
  expect(otherRetries({ file, text: '<Button>\n  Try again\n</Button>' })).toEqual([file])
  expect(otherRetries({ file, text: '<p>\n  Check the connection, then try again.\n</p>' })).toEqual([])
})

/** Inlined in the page as text before any module loads, so it cannot import its key. */
const BEFORE_EVERYTHING = 'packages/ui/src/theme/first-paint.ts'

/** Places with a literal key of the browser storage instead of its constant. */
const spelledKeys = (source: Source): string[] =>
  methodCallsOf(source)
    .filter(({ method }) => ['getItem', 'setItem', 'removeItem'].includes(method))
    .filter(({ args: [key] }) => key?.type === 'Literal' || key?.type === 'TemplateLiteral')
    .map(() => source.file)

test('keys of the storage are constants, never literals', () => {
  const sources = productSources().filter(({ file }) => file !== BEFORE_EVERYTHING)
  expect(sources.flatMap(spelledKeys)).toEqual([])
})

test('it can fail', () => {
  const file = 'packages/app/src/a.ts'
  expect(spelledKeys({ file, text: "localStorage.setItem('users_page', '1')" })).toEqual([file])
  expect(spelledKeys({ file, text: 'storage.getItem(`${list}_page`)' })).toEqual([file])
  expect(spelledKeys({ file, text: 'storage.getItem(paginationKey(list))' })).toEqual([])
})
