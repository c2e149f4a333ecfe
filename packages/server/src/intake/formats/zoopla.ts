import type { DateFormatter } from '@latchkey/domain/platform/values/time'
import { momentIn } from './moment.ts'
import { recordIn, textIn, type Body, type WrittenEnquiry } from './written.ts'

/** Texts for the notes of the lead. */
const TYPES: Readonly<Record<string, string>> = {
  ENQUIRY_TYPE_LETTINGS: 'lettings',
  ENQUIRY_TYPE_SALES: 'sales',
}

/** Zoopla's lead push: an applicant, or an owner who asks for a valuation. */
export function readZoopla(body: Body, dateFormatter: DateFormatter): WrittenEnquiry {
  const isValuation = body['applicant'] === undefined && body['appraisal'] !== undefined
  const person = recordIn(isValuation ? body['appraisal'] : body['applicant'])
  const contact = recordIn(person['contact'])
  const listing = recordIn(person['listingDetails'] ?? body['listingDetails'])
  const { firstName, lastName, email, phoneNumber: phone } = contact
  const message = textIn(person['message'])
  const ref = textIn(listing['sourceId'])
  return {
    kind: isValuation ? 'valuation' : 'enquiry',
    sent: {
      externalId: textIn(person['id']),
      firstName: textIn(firstName),
      lastName: textIn(lastName),
      email: textIn(email),
      phone: textIn(phone),
      submittedAt: person['createdAt'],
      notes: [message, ...typeLine(person['enquiryType']), ...wishes(person['viewingTimes'], dateFormatter)]
        .filter((line) => line !== '')
        .join('\n'),
      property: ref === '' ? null : { ref },
    },
    written: [firstName, lastName, email, phone, message],
    missing: [],
    homeAddress: addressIn(listing),
  }
}

function typeLine(type: unknown): string[] {
  const word = typeof type === 'string' && Object.hasOwn(TYPES, type) ? TYPES[type] : undefined
  return word === undefined ? [] : [`Enquiry type: ${word}`]
}

function wishes(times: unknown, dateFormatter: DateFormatter): string[] {
  const each: unknown[] = Array.isArray(times) ? times : Object.values(recordIn(times))
  return each.flatMap((time) => {
    const { earliest, latest } = recordIn(time)
    const [from, to] = [momentIn(earliest), momentIn(latest)]
    if (from === null) return []
    const until = to === null ? '' : ` to ${dateFormatter.formatTime(to)}`
    return [`Would like to view: ${dateFormatter.formatDateTime(from)}${until}`]
  })
}

function addressIn(listing: Body): string {
  const address = recordIn(listing['address'])
  const street = [textIn(address['propertyNumberOrName']), textIn(address['streetName'])]
  return [
    street.filter((part) => part !== '').join(' '),
    textIn(address['locality']),
    textIn(address['townOrCity']),
    textIn(address['postcode']),
  ]
    .filter((part) => part !== '')
    .join(', ')
}
