import { DASH } from '@latchkey/domain/platform/values/labels'
import { formatGbp } from '@latchkey/domain/platform/values/money'
import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import {
  PersonContract,
  PersonLeadContract,
  type Person,
  type PersonLead,
} from '@latchkey/domain/privacy/person/person.contract'
import { html, type Html } from '../../platform/values/html.ts'
import { PERSON_STYLE } from './person.style.ts'
import { isRecord } from '@latchkey/domain/platform/values/is-record'
import { dayText } from '@latchkey/domain/platform/values/days'

/** The part of a schema that decides how a value is shown. */
interface Shape {
  readonly title?: string
  readonly type?: string
  readonly format?: string
  readonly unit?: string
  readonly anyOf?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly items?: Shape
}

type Values = Readonly<Record<string, unknown>>

/** Records of more fields are one table each. */
const COLUMNS_MAX = 6

/** A page for paper that needs nothing else: no script, no address, and all that the contract names. */
export function personPage(person: Person, dateFormatter: DateFormatter): string {
  const { leads, madeAt, madeBy } = person
  const names = [...new Set(leads.map(nameOf))].join(', ')
  const isShort = leads.length < 2
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Everything held on ${names}</title>
        ${PERSON_STYLE}
      </head>
      <body>
        <header>
          <h1>Everything held on ${names}</h1>
          <p>Made on ${dateTime(madeAt, dateFormatter)}${madeBy === null ? '' : ` by ${madeBy}`}. ${NOTE}</p>
          ${isShort ? '' : contents(leads, dateFormatter)}
        </header>
        <main>${leads.map((lead) => leadPart(lead, dateFormatter))}</main>
      </body>
    </html> `.toString()
}

const NOTE =
  'The file person.json beside this page holds the same for other programs, and person.schema.json describes it.'

const nameOf = ({ details }: PersonLead): string =>
  [details.firstName, details.lastName].filter(Boolean).join(' ')

const headingOf = ({ details }: PersonLead, dateFormatter: DateFormatter): string =>
  `Enquiry ${details.id} of ${dateTime(details.dateSubmitted, dateFormatter)}`

const contents = (leads: readonly PersonLead[], dateFormatter: DateFormatter): Html =>
  html`<nav aria-label="Contents">
    <ul>
      ${leads.map((lead) => html`<li><a href="#lead-${String(lead.details.id)}">${headingOf(lead, dateFormatter)}</a></li>`)}
    </ul>
  </nav>`

function leadPart(lead: PersonLead, dateFormatter: DateFormatter): Html {
  const values: Values = lead
  const sections = Object.entries<Shape>(PersonLeadContract.properties)
  return html`<article id="lead-${String(lead.details.id)}">
    <h2>${headingOf(lead, dateFormatter)}</h2>
    ${sections.map(
      ([name, shape]) =>
        html`<section>
          <h3>${shape.title ?? name}</h3>
          ${sectionBody(shape, values[name], dateFormatter)}
        </section>`,
    )}
  </article>`
}

const NOTHING = html`<p class="nothing">Nothing is held.</p>`

function sectionBody(shape: Shape, value: unknown, dateFormatter: DateFormatter): Html {
  const fields = fieldsOf(shape)
  if (Array.isArray(value)) return records(fields, value.filter(isRecord), dateFormatter)
  if (isRecord(value))
    return Object.values(value).every((each) => each === null) ? NOTHING : facts(fields, value, dateFormatter)
  return value === null ? NOTHING : html`<p class="notes">${kept(shown(shape, value, dateFormatter))}</p>`
}

function records(fields: readonly Field[], rows: readonly Values[], dateFormatter: DateFormatter): Html {
  if (rows.length === 0) return NOTHING
  if (fields.length > COLUMNS_MAX) return html`${rows.map((row) => facts(fields, row, dateFormatter))}`
  return html`<table class="records">
    <thead>
      <tr>
        ${fields.map(([, { title = '' }]) => html`<th scope="col">${title}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${fields.map(([name, shape]) => html`<td data-label="${shape.title ?? name}">${cell(shape, row[name], dateFormatter)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}

const facts = (fields: readonly Field[], values: Values, dateFormatter: DateFormatter): Html =>
  html`<table class="facts">
    <tbody>
      ${fields.map(
        ([name, shape]) =>
          html`<tr>
            <th scope="row">${shape.title ?? name}</th>
            <td>${cell(shape, values[name], dateFormatter)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`

/** A list in a cell is that of the changes of a line of the history. */
function cell(shape: Shape, value: unknown, dateFormatter: DateFormatter): Html {
  if (!Array.isArray(value)) return kept(shown(shape, value, dateFormatter))
  if (value.length === 0) return kept(DASH)
  return html`<ul>
    ${value
      .filter(isRecord)
      .map(
        ({ field, from, to }) =>
          html`<li><b>${textOf(field)}</b>: ${kept(textOf(from))} → ${kept(textOf(to))}</li>`,
      )}
  </ul>`
}

/** Keeps the line breaks of a text. */
const kept = (text: string): Html => html`<span class="text">${text}</span>`

function shown(shape: Shape, value: unknown, dateFormatter: DateFormatter): string {
  const { format, unit } = shape.anyOf?.[0] ?? shape
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number' && unit === 'GBP') return formatGbp(value)
  if (typeof value === 'string' && format === 'date-time') return dateTime(value, dateFormatter)
  if (typeof value === 'string' && format === 'date') return dayText(value)
  return textOf(value)
}

const dateTime = (iso: string | null, dateFormatter: DateFormatter): string =>
  iso === null ? DASH : dateFormatter.formatDateTime(Date.parse(iso) / 1000) || iso

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : DASH

type Field = readonly [name: string, shape: Shape]

function fieldsOf(shape: Shape): Field[] {
  const { items, properties } = shape.anyOf?.[0] ?? shape
  return Object.entries(properties ?? items?.properties ?? {})
}

/** The schema of `person.json`. */
export const PERSON_SCHEMA = { $schema: 'https://json-schema.org/draft/2020-12/schema', ...PersonContract }
