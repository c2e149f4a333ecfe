import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRoot } from '../../runtime/runtime.ts'

/** Navigates to the remembered page once signed in. Call it from an observer. */
export function useLeaveWhenSignedIn(): { isSignedIn: boolean } {
  const { session } = useRoot()
  const navigate = useNavigate()
  const hasLeft = useRef(false)
  const { isSignedIn } = session
  useEffect(() => {
    // Only once: reading the remembered path clears it.
    if (!isSignedIn || hasLeft.current) return
    hasLeft.current = true
    void navigate(session.rememberedPath().consume(), { replace: true })
  }, [isSignedIn, session, navigate])
  return { isSignedIn }
}
