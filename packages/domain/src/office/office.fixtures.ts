import { aMedia } from '../projects/project.fixtures.ts'
import type { Brand, Office } from './office.contract.ts'
import type { OfficeDraft } from './office.draft.ts'

/** An office with everything filled in. */
export function anOffice(overrides: Partial<Office> = {}): Office {
  return {
    agencyName: 'Harbour & Vale',
    logoId: 11,
    logo: aMedia({ id: 11 }),
    mainColour: '#0f4c81',
    accentColour: '#f2a900',
    replyAddress: 'hello@harbourvale.example',
    phone: '0117 496 0123',
    version: 1,
    ...overrides,
  }
}

/** An office in which nobody has set anything. */
export const EMPTY_OFFICE: Office = {
  agencyName: null,
  logoId: null,
  logo: null,
  mainColour: null,
  accentColour: null,
  replyAddress: null,
  phone: null,
  version: 1,
}

/** A draft that passes every rule. */
export function anOfficeDraft(overrides: Partial<OfficeDraft> = {}): OfficeDraft {
  return {
    agencyName: 'Harbour & Vale',
    logoId: 11,
    mainColour: '#0f4c81',
    accentColour: '#f2a900',
    replyAddress: 'hello@harbourvale.example',
    phone: '0117 496 0123',
    ...overrides,
  }
}

/** What pages show of that office. */
export function aBrand(overrides: Partial<Brand> = {}): Brand {
  const { agencyName, mainColour, accentColour, phone } = anOffice()
  return { agencyName, logo: '/media/11.webp', mainColour, accentColour, phone, ...overrides }
}
