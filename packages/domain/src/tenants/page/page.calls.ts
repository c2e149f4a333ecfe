import type { FeedbackInterest } from '../../leads/outcome/outcome.enums.ts'
import { typed, type CallTable, type EnvOf } from '../../platform/calls.ts'
import type { Identity } from '../identity.suite.ts'
import { VERIFICATION_HEADER } from '../verification.ts'
import type { Slot, TenantPageFacts } from './page.contract.ts'

type Proven = Pick<TenantPageFacts, 'id' | 'verification'>

const pathOf = ({ id }: Proven) => ({ id })
const proofOf = ({ verification }: Proven) => ({ verification })

export const tenantPageCalls = {
  /** False when the identity does not match or the link no longer works. */
  identify: {
    call: 'GET /users/your-enquiry/:token',
    params: (token: string, { phone, lastName }: Identity, _page: Proven | null) => ({
      token,
      phone,
      lastName,
    }),
    /** Read again, the page is not refused for what others at its address tried (rule P4). */
    headers: (_token: string, _identity: Identity, page: Proven | null): Readonly<Record<string, string>> =>
      page === null ? {} : { [VERIFICATION_HEADER]: page.verification },
    response: typed<TenantPageFacts | false>,
    isPublic: true,
  },
  /** False in statuses other than 1 and 7. */
  sendLink: {
    call: 'POST /users/your-enquiry/:id/send-link',
    params: pathOf,
    body: proofOf,
    isPublic: true,
  },
  slots: {
    call: 'POST /users/your-enquiry/:id/slots',
    params: pathOf,
    body: proofOf,
    response: typed<Slot[]>,
    isPublic: true,
  },
  /** `from` is the start that the page shows, null when choosing. False when neither is allowed (rule T2.1). */
  book: {
    call: 'POST /users/your-enquiry/:id/book',
    params: pathOf,
    body: ({ verification }: Proven, viewingDate: number, from: number | null) => ({
      verification,
      viewingDate,
      from,
    }),
    isPublic: true,
  },
  cancel: {
    call: 'POST /users/your-enquiry/:id/cancel',
    params: pathOf,
    body: ({ verification }: Proven, from: number) => ({ verification, from }),
    isPublic: true,
  },
  /** False when no feedback is wanted. */
  sendFeedback: {
    call: 'POST /users/your-enquiry/:id/feedback',
    params: pathOf,
    body: ({ verification }: Proven, interested: FeedbackInterest, words: string) => ({
      verification,
      interested,
      words,
    }),
    isPublic: true,
  },
} as const satisfies CallTable

export interface TenantPageEnv extends EnvOf<{ tenantPage: typeof tenantPageCalls }> {}
