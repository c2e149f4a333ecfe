import { expect, it } from 'vitest'
import {
  LEAD_CONTACT_FIELDS,
  LEAD_LABELS,
  LEAD_LISTED_FIELDS,
  LEAD_PUBLIC_HOME,
  LEAD_RESERVATION_DATES,
  LEAD_SECTION_TITLES,
  LEAD_UNLISTED_FIELDS,
  textFactsOf,
  textFieldsOf,
  type LeadFieldSection,
} from './lead.fields.ts'

it('shows tenants their contact details and the home, and nothing of the staff', () => {
  expect(LEAD_CONTACT_FIELDS).toEqual(['firstName', 'lastName', 'email', 'phone'])
  expect(LEAD_PUBLIC_HOME).toEqual([
    'name',
    'addressLine1',
    'addressLine2',
    'city',
    'county',
    'postcode',
    'homeViewsLink',
  ])
})

it('lists no address and no notes', () => {
  expect(LEAD_UNLISTED_FIELDS).toEqual([
    'addressLine1',
    'addressLine2',
    'city',
    'country',
    'postcode',
    'notes',
  ])
  expect(LEAD_LISTED_FIELDS).toContain('crmEnquiryUuid')
})

it('shows each text in one section of the form', () => {
  const sections = Object.keys(LEAD_SECTION_TITLES) as LeadFieldSection[]
  expect(sections.flatMap(textFieldsOf).toSorted()).toEqual(
    Object.keys(LEAD_LABELS)
      .filter((field) => !/Date$|^status$|^viewingUserId$/.test(field))
      .toSorted(),
  )
  expect(LEAD_RESERVATION_DATES).toEqual(['reservationSentDate', 'reservationCompleteDate'])
})

it('knows the rules of a text', () => {
  expect(textFactsOf('property.postcode')).toEqual({
    isLong: false,
    isRequired: false,
    format: 'postcode',
    max: 8,
  })
  expect(textFactsOf('notes')).toMatchObject({ isLong: true, max: 524_288 })
})
