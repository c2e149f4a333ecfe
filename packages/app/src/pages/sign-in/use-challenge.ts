import { PATHS } from '@latchkey/domain/navigation/paths'
import { START_AGAIN } from '@latchkey/domain/two-factor/two-factor.messages'
import { toasts } from '@latchkey/ui/overlays/toasts'
import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** The sign-in that waits for its second step. */
export interface Challenge {
  /** Empty where none waits: the page leads back to the sign-in. */
  challenge: string
  /** The step came too late: back to the start, saying so. */
  startAgain: () => void
}

/** Takes the sign-in that waits from behind the `#` of the address. */
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
