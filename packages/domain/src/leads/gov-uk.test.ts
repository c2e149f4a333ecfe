import { expect, it } from 'vitest'
import { isDay } from '../platform/values/days.ts'
import { GOV_UK } from './gov-uk.ts'

it.each(Object.entries(GOV_UK))(
  '%s has an address of GOV.UK and the day on which it was read',
  (_name, page) => {
    expect(page.url).toMatch(/^https:\/\/www\.gov\.uk\/[\w/-]+$/)
    expect(isDay(page.readOn)).toBe(true)
  },
)
