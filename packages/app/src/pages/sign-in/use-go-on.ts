import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRuntime } from '../../runtime/runtime.ts'

/** Goes on to where a person was going, as soon as they are signed in. Call it from an observer. Source: decision S19. */
export function useGoOn(): { isSignedIn: boolean } {
  const { session } = useRuntime().root
  const navigate = useNavigate()
  const hasLeft = useRef(false)
  const { isSignedIn } = session
  useEffect(() => {
    // Once: the remembered path is gone after it was taken.
    if (!isSignedIn || hasLeft.current) return
    hasLeft.current = true
    void navigate(session.rememberedPath().take(), { replace: true })
  }, [isSignedIn, session, navigate])
  return { isSignedIn }
}
