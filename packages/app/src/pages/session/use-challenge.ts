import { PATHS } from '@latchkey/domain/navigation/paths'
import { START_AGAIN } from '@latchkey/domain/two-factor/two-factor.messages'
import { toasts } from '@latchkey/ui/overlays/toasts.ts'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

export interface Challenge {
  /** '' without a pending sign-in: the page then leads back to the sign-in page. */
  challenge: string
  /** Leads back to the sign-in page, with a message that the sign-in expired. */
  startAgain: () => void
}

/** Reads the challenge of a pending sign-in from the address's hash. */
export function useChallenge(isSignedIn: boolean): Challenge {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [challenge] = useState(() => hash.slice(1))

  useEffect(() => {
    if (challenge === '' && !isSignedIn) void navigate(PATHS.login, { replace: true })
  }, [challenge, isSignedIn, navigate])

  const startAgain = useCallback(() => {
    toasts.error(START_AGAIN)
    void navigate(PATHS.login, { replace: true })
  }, [navigate])
  return { challenge, startAgain }
}
