import { describe, expect, it } from 'vitest'
import { crmAddress } from './crm-address.ts'
import { aLeadRow } from '../lead.fixtures.ts'

const lead = aLeadRow({ id: 7, crmEnquiryUuid: 'a/b & c' })

describe('crmAddress', () => {
  it('fills in every placeholder, encoded as part of a URL', () => {
    expect(
      crmAddress('https://crm.example/{crmEnquiryUuid}?p={crmPropertyUuid}&l={leadId}&again={leadId}', lead),
    ).toBe('https://crm.example/a%2Fb%20%26%20c?p=CRM-P-1012&l=7&again=7')
  })

  it('returns an address without placeholders unchanged', () => {
    expect(crmAddress('https://crm.example/new', lead)).toBe('https://crm.example/new')
  })

  it.each([
    [null, lead],
    ['https://crm.example/{crmEnquiryUuid}', aLeadRow({ crmEnquiryUuid: null })],
    ['https://crm.example/{crmPropertyUuid}', aLeadRow({ property: null })],
  ])('is null for %j without the values it needs', (template, row) => {
    expect(crmAddress(template, row)).toBeNull()
  })
})
