import { expect, test } from 'vitest'
import { aWebsite } from './feed.fixtures.ts'
import { moreHomesText, homesLeftOut, PREVIEWED_HOMES, websiteText } from './feed.messages.ts'

test('a preview has the first homes, and says how many it leaves out', () => {
  const many = aWebsite(PREVIEWED_HOMES + 1)
  expect(JSON.parse(websiteText(many))).toEqual(aWebsite(PREVIEWED_HOMES))
  expect([homesLeftOut(many), homesLeftOut(aWebsite(2))]).toEqual([1, 0])
  expect([moreHomesText(1), moreHomesText(1200)]).toEqual(['and 1 home more', 'and 1,200 homes more'])
})
