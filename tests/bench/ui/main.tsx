import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { BaseStyles } from '@latchkey/ui/theme/BaseStyles.ts'
import { ThemeVariables } from '@latchkey/ui/theme/ThemeVariables.ts'
import '@latchkey/ui/theme/fonts.css'
import { months, pages } from './bench-data.ts'
import { PlainForm, plainDomTable, PlainMonth, PlainTable } from './floors.tsx'
import { OurForm, OurMonth, OurTable } from './ours.tsx'
import './floor.css'

/** Set-up and the act that is timed. */
interface Case {
  before?: () => void
  act: () => void
}

// Rendered once, as in the app: ours and the floors share it.
createRoot(document.createElement('div')).render(
  <>
    <ThemeVariables />
    <BaseStyles />
  </>,
)

const place = document.querySelector('#root') as HTMLElement
let root: Root | null = null

function leave() {
  root?.unmount()
  root = null
  place.replaceChildren()
}

/** Renders synchronously. */
function show(node: ReactNode, isFloor: boolean) {
  place.className = isFloor ? 'floor' : ''
  root ??= createRoot(place)
  flushSync(() => root?.render(node))
}

function showDom(rows: typeof pages.first) {
  place.className = 'floor'
  place.replaceChildren(plainDomTable(rows))
}

/** Types a letter into the first field. */
function type() {
  place.querySelector('input')?.focus()
  document.execCommand('insertText', false, 'x')
}

/** Renders a form and types a first letter. */
function typeFirst(form: ReactNode, isFloor: boolean) {
  show(form, isFloor)
  type()
}

/** Presses the button at the end of a row. */
function pressDots(row: number) {
  place.querySelectorAll<HTMLElement>('tbody button[aria-label]')[row]?.click()
}

/** Renders a table with a menu opened once. */
function openFirst(table: ReactNode, isFloor: boolean) {
  show(table, isFloor)
  pressDots(3)
}

const BY_NAME = { column: 'name', direction: 'desc' } as const
const none = () => undefined

const cases: Record<string, Record<string, Case>> = {
  'table, 100 rows: render': {
    ours: { act: () => show(<OurTable rows={pages.first} sort={null} />, false) },
    'plain DOM': { act: () => showDom(pages.first) },
    'plain React': { act: () => show(<PlainTable rows={pages.first} />, true) },
  },
  'table, 100 rows: next page': {
    ours: {
      before: () => show(<OurTable rows={pages.first} sort={null} />, false),
      act: () => show(<OurTable rows={pages.next} sort={null} />, false),
    },
    'plain DOM': { before: () => showDom(pages.first), act: () => showDom(pages.next) },
    'plain React': {
      before: () => show(<PlainTable rows={pages.first} />, true),
      act: () => show(<PlainTable rows={pages.next} />, true),
    },
  },
  'table, 100 rows: sort': {
    ours: {
      before: () => show(<OurTable rows={pages.first} sort={null} />, false),
      act: () => show(<OurTable rows={pages.sorted} sort={BY_NAME} />, false),
    },
    'plain DOM': { before: () => showDom(pages.first), act: () => showDom(pages.sorted) },
    'plain React': {
      before: () => show(<PlainTable rows={pages.first} />, true),
      act: () => show(<PlainTable rows={pages.sorted} />, true),
    },
  },
  'table, 100 rows: first row menu': {
    ours: {
      before: () => show(<OurTable rows={pages.first} sort={null} />, false),
      act: () => pressDots(3),
    },
    'plain React': {
      before: () => show(<PlainTable rows={pages.first} />, true),
      act: () => pressDots(3),
    },
  },
  'table, 100 rows: next row menu': {
    ours: {
      before: () => openFirst(<OurTable rows={pages.first} sort={null} />, false),
      act: () => pressDots(4),
    },
    'plain React': {
      before: () => openFirst(<PlainTable rows={pages.first} />, true),
      act: () => pressDots(4),
    },
  },
  'month, 300 events: render': {
    ours: { act: () => show(<OurMonth {...months.march} />, false) },
    'plain React': { act: () => show(<PlainMonth {...months.march} onOpen={none} />, true) },
  },
  'month, 300 events: next month': {
    ours: {
      before: () => show(<OurMonth {...months.march} />, false),
      act: () => show(<OurMonth {...months.april} />, false),
    },
    'plain React': {
      before: () => show(<PlainMonth {...months.march} onOpen={none} />, true),
      act: () => show(<PlainMonth {...months.april} onOpen={none} />, true),
    },
  },
  'form, 40 fields: open': {
    ours: { act: () => show(<OurForm />, false) },
    'plain React': { act: () => show(<PlainForm />, true) },
  },
  // Includes drawing the focus ring.
  'form, 40 fields: focus and first key': {
    ours: { before: () => show(<OurForm />, false), act: type },
    'plain React': { before: () => show(<PlainForm />, true), act: type },
  },
  'form, 40 fields: keystroke': {
    ours: { before: () => typeFirst(<OurForm />, false), act: type },
    'plain React': { before: () => typeFirst(<PlainForm />, true), act: type },
  },
}

/** Time by which a throttled browser (4x) defers rows near the edge of the window after rendering, in milliseconds. */
const REST_MS = 150

/** Runs deferred work, so that it is not charged to the next sample. */
const rest = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, REST_MS)))

/**
 * The time of a case until its frame is ready, in milliseconds: script, style, layout and paint. Starts with a frame,
 * so that waiting for the next one is not counted.
 */
async function sample({ before, act }: Case): Promise<number> {
  before?.()
  await rest()
  const tookMs = await new Promise<number>((resolve) => {
    const frameIsReady = new MessageChannel()
    requestAnimationFrame(() => {
      const from = performance.now()
      frameIsReady.port1.addEventListener('message', () => resolve(performance.now() - from))
      frameIsReady.port1.start()
      act()
      document.body.getBoundingClientRect()
      frameIsReady.port2.postMessage(null)
    })
  })
  await rest()
  leave()
  return tookMs
}

/** Measures all cases, ours and the floors in turns, so that a slow moment of the machine affects both. */
async function measure(warmUps: number, samples: number) {
  const results: Record<string, Record<string, number[]>> = {}
  for (const [name, sides] of Object.entries(cases)) {
    const times: Record<string, number[]> = {}
    for (let round = -warmUps; round < samples; round += 1) {
      for (const [side, each] of Object.entries(sides)) {
        const tookMs = await sample(each)
        if (round >= 0) (times[side] ??= []).push(tookMs)
      }
    }
    results[name] = times
  }
  return results
}

declare global {
  interface Window {
    measure: typeof measure
  }
}
window.measure = measure
