import { PATHS } from '@latchkey/domain/navigation/paths'
import { START_AGAIN } from '@latchkey/domain/two-factor/two-factor.messages'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'

/**
 * The challenge of a pending sign-in, from the address's hash; '' without one, which leads back to the sign-in page. Call
 * it from an observer.
 */
export function useChallenge() {
  const { isSignedIn } = useLeaveWhenSignedIn()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [challenge] = useState(() => hash.slice(1))

  useEffect(() => {
    if (challenge === '' && !isSignedIn) void navigate(PATHS.login, { replace: true })
  }, [challenge, isSignedIn, navigate])

  /** Leads back to the sign-in page, with a message that the sign-in expired. */
  const startAgain = useCallback(() => {
    toasts.error(START_AGAIN)
    void navigate(PATHS.login, { replace: true })
  }, [navigate])
  return { isSignedIn, challenge, startAgain }
}
