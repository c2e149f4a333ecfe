import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, expect } from '@playwright/test'
import { freePort } from '../packages/server/test/_server-process.ts'
import { chromiumLaunch } from './chromium.ts'
import { inRoot } from './lib/root.ts'
import { stopToolsOnSignals } from './lib/run-tool.ts'
import { buildUiPackage, UI_PACKAGE } from './lib/ui-package.ts'

/** The documentation of Next.js makes such a registry for styled-components. */
const REGISTRY = `'use client'
import { useServerInsertedHTML } from 'next/navigation'
import { useState } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'

export function StyledRegistry({ children }) {
  const [sheet] = useState(() => new ServerStyleSheet())
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement()
    sheet.instance.clearTag()
    return styles
  })
  if (typeof window !== 'undefined') return children
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>
}
`

const LAYOUT = `import { BaseStyles } from '@latchkey/ui/theme/BaseStyles.ts'
import { ThemeVariables } from '@latchkey/ui/theme/ThemeVariables.ts'
import '@latchkey/ui/theme/fonts.css'
import { StyledRegistry } from './styled-registry.jsx'

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <StyledRegistry>
          <ThemeVariables />
          <BaseStyles />
          {children}
        </StyledRegistry>
      </body>
    </html>
  )
}
`

const PAGE = `'use client'
import { MonthView } from '@latchkey/ui/calendar/MonthView/MonthView.tsx'
import { Button } from '@latchkey/ui/controls/Button/Button.tsx'
import { DndScope } from '@latchkey/ui/controls/DndScope/DndScope.tsx'
import { DataTable } from '@latchkey/ui/data/DataTable/DataTable.tsx'
import { DateField } from '@latchkey/ui/inputs/DateField/DateField.tsx'
import { Select } from '@latchkey/ui/inputs/Select/Select.tsx'
import { Dialog } from '@latchkey/ui/overlays/Dialog/Dialog.tsx'
import { Toaster } from '@latchkey/ui/overlays/Toaster/Toaster.tsx'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { useState } from 'react'

const columns = [{ id: 'name', header: 'Name', accessorFn: ({ name }) => name, enableSorting: true }]
const boats = [{ name: 'Heron' }, { name: 'Bittern' }]
const options = [{ value: 1, label: 'Quay' }, { value: 2, label: 'Lock' }]
const days = Array.from({ length: 28 }, (_, index) => ({
  day: \`2027-02-\${String(index + 1).padStart(2, '0')}\`,
  weekday: new Date(2027, 1, index + 1).toLocaleDateString('en-GB', { weekday: 'long' }),
  dayNumber: index + 1,
  fullLabel: \`\${index + 1} February 2027\`,
  isOtherMonth: false,
}))
const noun = { one: 'trip', many: 'trips' }
const boatNoun = { one: 'boat', many: 'boats' }
const nothing = () => {}

export default function Page() {
  const [isOpen, setOpen] = useState(true)
  const [sort, setSort] = useState(null)
  const [place, setPlace] = useState(1)
  const [date, setDate] = useState('2027-02-01')
  const order = sort === null ? 0 : sort.direction === 'asc' ? 1 : -1
  const rows = boats.toSorted((one, other) => order * one.name.localeCompare(other.name))
  return (
    <main>
      <h1>Boats for hire</h1>
      <DataTable label="Boats" noun={boatNoun} columns={columns} rows={rows} rowId={({ name }) => name}
        phase="ready" sort={sort} onSort={setSort} onRetry={nothing} />
      <Select aria-label="From" options={options} value={place} onChange={setPlace} />
      <DateField aria-label="On" value={date} onChange={setDate} today="2027-02-01" />
      <DndScope>
        <MonthView label="February 2027" days={days} events={[]} today="2027-02-01" noun={noun} onOpen={nothing} />
      </DndScope>
      <Dialog isOpen={isOpen} title="Welcome" onCloseRequest={() => setOpen(false)}
        footer={<Button onClick={() => toasts.success('Welcome aboard.')}>Greet</Button>}>
        Choose a boat.
      </Dialog>
      <Toaster />
    </main>
  )
}
`

/** Uses the package in a browser; any error in its console fails it. */
async function tryOut(url: string): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch)
  try {
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(String(error)))
    const served = await page.request.get(url)
    for (const text of ['Bittern', 'Quay', '01/02/2027', 'February'])
      expect(await served.text()).toContain(text)
    await page.goto(url)
    const dialog = page.getByRole('dialog', { name: 'Welcome' })
    await dialog.getByRole('button', { name: 'Greet' }).click()
    await expect(page.getByText('Welcome aboard.')).toBeVisible()
    await dialog.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
    await expect(page.getByRole('table', { name: 'Boats' }).locator('tbody tr')).toHaveText([
      'Bittern',
      'Heron',
    ])
    await page.getByRole('combobox', { name: 'From' }).click()
    await page.getByRole('option', { name: 'Lock' }).click()
    await expect(page.getByRole('combobox', { name: 'From' })).toHaveText('Lock')
    await expect(page.getByRole('gridcell')).toHaveCount(28)
    expect(errors).toEqual([])
  } finally {
    await browser.close()
  }
}

stopToolsOnSignals()
await buildUiPackage()
const folder = mkdtempSync(path.join(tmpdir(), 'latchkey-next-app-'))
const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  })
try {
  const { devDependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    devDependencies: Readonly<Record<string, string>>
  }
  const peers = ['react', 'react-dom', 'styled-components'].map((name) => `${name}@${devDependencies[name]}`)
  mkdirSync(path.join(folder, 'app'))
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }')
  for (const [name, text] of Object.entries({ 'styled-registry': REGISTRY, layout: LAYOUT, page: PAGE }))
    writeFileSync(path.join(folder, 'app', `${name}.jsx`), text)
  const pack = ['pack', '--silent', '--pack-destination', folder]
  const tarball = execFileSync('npm', pack, { cwd: UI_PACKAGE, encoding: 'utf8' }).trim()
  run('npm', 'install', '--no-audit', '--no-fund', 'next@16', ...peers, `./${tarball}`)
  run('npx', 'next', 'build')
  const port = await freePort()
  const server = spawn('node_modules/.bin/next', ['start', '--port', String(port)], {
    cwd: folder,
    stdio: 'inherit',
  })
  try {
    await expect
      .poll(
        () =>
          fetch(`http://localhost:${port}`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 30_000 },
      )
      .toBe(true)
    await tryOut(`http://localhost:${port}`)
  } finally {
    server.kill()
  }
  console.log('The package works in an app of Next.js.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
