import { IDENTITY_MISMATCH, tryAgainWhen } from '@latchkey/domain/tenants/tenant.messages'
import type { VisitFailure } from '@latchkey/domain/tenants/visit-outcome'
import { CHECK_CONNECTION, GENERIC_ERROR, UNCONFIRMED } from '@latchkey/domain/platform/messages'
import { TOO_MANY_ATTEMPTS } from '@latchkey/domain/session/session.rules'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import * as S from './VisitTrouble.styles.ts'

export interface VisitTroubleProps {
  failure: VisitFailure
  /** True if answers are stored on this device, which the message then mentions. */
  hasStoredAnswers?: boolean
}

interface Words {
  title: string
  /** Advice on the next step. */
  help: string
}

/** Nothing is wrong with what the tenant entered. */
const CAN_CONTINUE = new Set<VisitFailure['kind']>(['lapsed', 'offline', 'unconfirmed'])

function wordsFor(failure: VisitFailure): Words {
  switch (failure.kind) {
    case 'mismatch':
      return {
        title: IDENTITY_MISMATCH,
        help: 'Use the phone number and last name that you gave us when you enquired. If they are right, the link has been used or is out of date: open the one in our newest email, or ask your agent for a new one.',
      }
    case 'lapsed':
      return { title: 'Please confirm who you are again.', help: 'Your visit has expired.' }
    case 'limited':
      return { title: TOO_MANY_ATTEMPTS, help: tryAgainWhen(failure.retryAfterSeconds) }
    case 'offline':
      return {
        title: 'We cannot be reached at the moment.',
        help: CHECK_CONNECTION,
      }
    case 'unconfirmed':
      return { title: UNCONFIRMED, help: 'Open the link in our email again to see what was saved.' }
    case 'gone':
      return {
        title: 'This link no longer works.',
        help: 'Open the one in our newest email, or ask your agent for a new one.',
      }
    default:
      return { title: GENERIC_ERROR, help: 'If this keeps happening, please ask your agent.' }
  }
}

/**
 * Explains why a tenant cannot continue and what they can do, without blaming them.
 *
 * @do Say what the tenant can do now, without blame.
 * @dont Do not show an error code or the server’s message.
 */
export function VisitTrouble({ failure, hasStoredAnswers = false }: VisitTroubleProps) {
  const { title, help } = wordsFor(failure)
  const note = hasStoredAnswers ? 'Your answers are kept on this device.' : ''
  const rest = [help, note].filter(Boolean).join(' ')
  return (
    <Banner tone={CAN_CONTINUE.has(failure.kind) ? 'warning' : 'danger'}>
      <S.Title>{title}</S.Title>
      {rest !== '' && <S.Help>{rest}</S.Help>}
    </Banner>
  )
}
