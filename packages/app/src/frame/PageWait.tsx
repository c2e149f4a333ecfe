import { Announcement } from '@latchkey/ui/layout/Announcement'
import { Skeleton } from '@latchkey/ui/layout/Skeleton'
import { Stack } from '@latchkey/ui/layout/Stack'
import { useEffect, useState } from 'react'

/** How often a wait looks again, in milliseconds: longer than React holds back what has arrived. */
const LOOK_AGAIN_EVERY_MS = 1000

/**
 * Makes React look again for what is waited for. It shows what arrives soon after a fallback by a timer of 300 ms at most,
 * and Chromium on a busy machine was seen to lose that timer: then the page never came.
 */
function useLookingAgain(): void {
  const [, setLooks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setLooks((looks) => looks + 1), LOOK_AGAIN_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
}

/** Stands where a page is about to be, in its rough shape. */
export function PageWait() {
  useLookingAgain()
  return (
    <Stack gap="large">
      <Announcement>Loading…</Announcement>
      <Skeleton shape="control" />
      <Skeleton count={6} />
    </Stack>
  )
}
