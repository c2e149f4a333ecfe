import { useRef } from 'react'
import { useFocusBefore } from '../hooks/use-focus-before.ts'
import { Button } from '../controls/Button/Button.tsx'

/** The button of an error message; both unmount after a success. */
export function RetryButton({ onRetry }: { onRetry: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusBefore(button)
  return (
    <Button ref={button} size="small" onClick={onRetry}>
      Retry
    </Button>
  )
}
