import { setTimeout as delay } from 'node:timers/promises'
import { LEAD_STATUS } from '@latchkey/domain/leads/lead-status'
import type { SmtpSink } from '../../../packages/server/test/_smtp-sink.ts'
import type { Agent } from '../../bench/_agent.ts'

const TENANT = { lastName: 'Lee', phone: '07700 900123' }

/** Creates a lead with a reservation link and submits the reservation as its tenant; resolves with the lead's id. */
export async function requestReservation(
  url: string,
  agent: Agent,
  mails: SmtpSink,
  index: number,
): Promise<number> {
  const email = `tenant${index}@example.com`
  const lead = await agent.post<{ id: number }>('leads', {
    ...TENANT,
    firstName: 'Ann',
    email,
    status: LEAD_STATUS.ReservationSent,
    reservationSentDate: Math.floor(Date.now() / 1000),
    property: { name: `Plot ${index}` },
  })
  const token = await mailedToken(mails, email)
  const identity = new URLSearchParams(TENANT).toString()
  const opened = await fetch(`${url}/api/users/verified-lead/${token}?${identity}`)
  const sent = await fetch(`${url}/api/users/reserve-request/${lead.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(await opened.json()),
  })
  if ((await sent.json()) !== true) throw new Error('The reservation could not be requested.')
  return lead.id
}

async function mailedToken(mails: SmtpSink, email: string): Promise<string> {
  for (;;) {
    const [mail] = await mails.mailsTo(email)
    const token = mail?.text?.match(/\/reserve-property\/([\w-]{24,})/)?.[1]
    if (token !== undefined) return token
    await delay(50)
  }
}
