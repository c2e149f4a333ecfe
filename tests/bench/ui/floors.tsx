import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { CalendarDay, CalendarEvent } from '../../../packages/ui/src/calendar/calendar-event.ts'
import { eventsByDay } from '../../../packages/ui/src/calendar/calendar-event.ts'
import type { Tenant } from '../../../packages/ui/src/data/DataTable/tenants.fixtures.ts'
import { fields, record } from './bench-data.ts'

const HEADINGS = ['Name', 'Email', 'Phone', 'Rent']

const cellsOf = (row: Tenant): string[] => [row.name, row.email, row.phone, String(row.rentPounds ?? '')]

/** The same text in a table without a library, with a button as its only control. */
export function plainDomTable(rows: readonly Tenant[]): HTMLElement {
  const table = document.createElement('table')
  const head = table.createTHead().insertRow()
  for (const heading of [...HEADINGS, 'Actions']) {
    const cell = document.createElement('th')
    cell.textContent = heading
    head.append(cell)
  }
  const body = table.createTBody()
  for (const row of rows) {
    const line = body.insertRow()
    for (const text of cellsOf(row)) line.insertCell().textContent = text
    const button = document.createElement('button')
    button.type = 'button'
    button.setAttribute('aria-label', `Actions for ${row.name}`)
    button.textContent = '⋮'
    line.insertCell().append(button)
  }
  return table
}

/** A menu in plain React, below its button. */
function PlainMenu({ row, opener }: { row: Tenant; opener: HTMLElement }) {
  const { bottom, right } = opener.getBoundingClientRect()
  return createPortal(
    <div
      role="menu"
      tabIndex={-1}
      aria-label={`Actions for ${row.name}`}
      className="menu"
      style={{ insetBlockStart: bottom + scrollY, insetInlineEnd: innerWidth - right }}
      ref={(menu) => menu?.focus({ preventScroll: true })}
    >
      <div>{row.name}</div>
      <div role="menuitem" tabIndex={-1}>
        View/Edit
      </div>
      <hr />
      <div role="menuitem" tabIndex={-1}>
        Delete
      </div>
    </div>,
    document.body,
  )
}

/** The same table in plain React. */
export function PlainTable({ rows }: { rows: readonly Tenant[] }) {
  const [open, setOpen] = useState<{ row: Tenant; opener: HTMLElement } | null>(null)
  return (
    <table>
      <thead>
        <tr>
          {[...HEADINGS, 'Actions'].map((heading) => (
            <th key={heading}>{heading}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {cellsOf(row).map((text, index) => (
              <td key={HEADINGS[index]}>{text}</td>
            ))}
            <td>
              <button
                type="button"
                aria-label={`Actions for ${row.name}`}
                onClick={({ currentTarget }) => setOpen({ row, opener: currentTarget })}
              >
                ⋮
              </button>
            </td>
          </tr>
        ))}
      </tbody>
      {open && <PlainMenu {...open} />}
    </table>
  )
}

/** From this many events a day shows their number, as ours does. */
const COUNTED_FROM = 4

/**
 * The same month in plain React: every event is a button with its full name, in the parts that a phone needs to hide
 * the person and the end.
 */
export function PlainMonth({
  days,
  events,
  onOpen,
}: {
  days: readonly CalendarDay[]
  events: readonly CalendarEvent[]
  onOpen: (id: number) => void
}) {
  const eventsOn = eventsByDay(events)
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
  return (
    <table className="month">
      <thead>
        <tr>
          {days.slice(0, 7).map(({ weekday }) => (
            <th key={weekday}>{weekday}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.day}>
            {week.map((day) => (
              <td key={day.day} aria-label={`${day.fullLabel}, ${eventsOn(day.day).length} viewings`}>
                {day.dayNumber}
                {eventsOn(day.day).length >= COUNTED_FROM && <small>{eventsOn(day.day).length}</small>}
                {eventsOn(day.day).map((event) => (
                  <button
                    key={event.id}
                    type="button"
                    aria-label={event.fullLabel}
                    title={event.fullLabel}
                    onClick={() => onOpen(event.id)}
                  >
                    <span className="name">{event.name}</span>{' '}
                    <span>
                      {event.startLabel}
                      <span className="end"> – {event.endLabel}</span>
                    </span>
                  </button>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same form in plain React: labels, inputs and one state. */
export function PlainForm() {
  const [values, setValues] = useState(record)
  return (
    <form className="fields">
      {fields.map(({ name, label }) => (
        <div key={name}>
          <label htmlFor={`plain-${name}`}>{label}</label>
          <input
            id={`plain-${name}`}
            value={values[name]}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        </div>
      ))}
    </form>
  )
}
