import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { closingLine, NOTHING } from './outcome.ts'
import { readReport } from './reports.ts'

/** As Vitest and Playwright write it. */
const REPORT = `<testsuites><testsuite name="a" hostname="vm">
  <testcase classname="a.test.ts" name="sum &gt; adds" time="0">
  </testcase>
  <testcase classname="a.test.ts" name="sum &gt; subtracts" time="0">
    <failure message="2 is not &quot;1&quot;&#10;at x" type="AssertionError">
  AssertionError
    </failure>
  </testcase>
  <testcase classname="a.test.ts" name="divides" time="0">
    <skipped/>
  </testcase>
<testcase name="drags" classname="c.spec.ts" time="0.08">
<system-out>
<![CDATA[a trace]]>
</system-out>
<failure message="too late" type="expect.toBe">
<![CDATA[  [chromium] › c.spec.ts:2:32 › drags ────]]>
</failure>
</testcase>
<testcase name="drops" classname="c.spec.ts" time="0.08">
<failure message="expect(locator).toBeVisible() failed" type="expect.toBeVisible">
<![CDATA[  [parallel] › c.spec.ts:9:1 › drops

    Error: expect(locator).toBeVisible() failed

    Locator: getByRole('button', { name: 'Drop' })
    Expected: visible
    Error: element(s) not found

    Call log:
      - waiting for getByRole('button', { name: 'Drop' })
]]>
</failure>
</testcase>
<testcase name="clicks" classname="c.spec.ts" time="0.08">
<error message="locator.click: Timeout 30000ms exceeded." type="TimeoutError">
<![CDATA[  [parallel] › c.spec.ts:20:1 › clicks › over the open lead ────

    TimeoutError: locator.click: Timeout 30000ms exceeded.
    Call log:
      - waiting for getByRole('button', { name: 'Keep editing' })

      38 |     await page.keyboard.type('log out')
    > 40 |     await page.getByRole('button', { name: 'Keep editing' }).click()
]]>
</error>
</testcase></testsuite></testsuites>`

it('counts tests and names those that failed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'report.xml')
  writeFileSync(file, REPORT.replace('&#10;', '\n'))
  const outcome = readReport(file, 'vitest', 1)
  expect(outcome.failures).toEqual([
    'a.test.ts › sum > subtracts: 2 is not "1"',
    'c.spec.ts [chromium] › drags: too late',
    "c.spec.ts [parallel] › drops: expect(locator).toBeVisible() failed; Locator: getByRole('button', { name: 'Drop' }), Expected: visible, Error: element(s) not found",
    "c.spec.ts [parallel] › clicks: locator.click: Timeout 30000ms exceeded.; await page.getByRole('button', { name: 'Keep editing' }).click()",
  ])
  expect(closingLine(outcome)).toBe('1 passed, 4 failed, 1 skipped')
})

it.each([1, null])('counts a failure when a runner ended with %s and names none', (exitCode) => {
  expect(readReport('/nowhere/report.xml', 'vitest', exitCode).failed).toBe(1)
  expect(readReport('/nowhere/report.xml', 'vitest', 0)).toEqual(NOTHING)
})
