import { describe, expect, it } from 'vitest'
import { emptyPropertyDraft } from '../leads/lead.draft.ts'
import { enquiryReader, type EnquiryRow } from './enquiry-row.ts'
import { aRowSetup, type FixtureColumn } from './row-setup.fixtures.ts'
import type { RowSetup } from './import-row.ts'

/** 29 November 2026, 12:00 in London. */
const NOON = 1_795_953_600

const PERSON: readonly FixtureColumn[] = [
  ['First Name', 'firstName', 'Ann'],
  ['Last Name', 'lastName', 'Lee'],
  ['Email', 'email', 'ann@example.com'],
  ['Phone', 'phone', '07700 900123'],
]

/** Reads one row of a file with these columns. */
function read(columns: readonly FixtureColumn[], changes: Partial<RowSetup> = {}): EnquiryRow {
  const cells = columns.map(([, , cell]) => cell)
  return enquiryReader({ ...aRowSetup(columns, NOON), ...changes })(7, cells)
}

describe('a row with a person', () => {
  it('is an enquiry of the start of the import from the old system', () => {
    expect(read(PERSON)).toEqual({
      values: {
        lead: {
          firstName: 'Ann',
          lastName: 'Lee',
          email: 'ann@example.com',
          phone: '07700 900123',
          addressLine1: '',
          addressLine2: '',
          city: '',
          country: '',
          postcode: '',
          crmEnquiryUuid: '',
          notes: '',
          status: 1,
          viewingDate: null,
          viewingUserId: null,
          reservationSentDate: null,
          reservationCompleteDate: null,
          property: emptyPropertyDraft(),
        },
        answers: { desiredBedrooms: null, desiredMoveDate: null, pets: null },
        source: 'Old CRM',
        handlerUserId: null,
        dateSubmitted: NOON,
        lastContact: NOON,
        homeReference: '',
      },
      given: new Set(['firstName', 'lastName', 'email', 'phone']),
      reference: null,
      key: 'row\nann@example.com\n07700900123\n\n',
      name: 'Ann Lee',
      isLeftOut: false,
      problems: [],
      remarks: [
        {
          field: 'dateSubmitted',
          at: null,
          value: '',
          name: 'today',
          text: 'There is no date. The start of the import is used',
        },
      ],
    })
  })
})
