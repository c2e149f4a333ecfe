import { useEffect, useState } from 'react'
import { Announcement } from '../../accessibility/Announcement/Announcement.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { useSuspenseRetry } from '../../loading/use-suspense-retry.ts'

/** Delay before the loading message, in milliseconds. */
const SLOW_AFTER_MS = 1000

const SLOW = 'This page is taking longer than usual to load. Please wait.'

/**
 * A placeholder for a page that is being fetched; after a second it says so in words.
 *
 * @do Use it as the fallback of a page that is fetched when it is opened.
 * @dont Do not use it for a part of a page: use a Skeleton in the size of what comes.
 */
export function PageSkeleton() {
  useSuspenseRetry()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Stack gap="large">
      <Announcement>{isSlow ? SLOW : 'Loading…'}</Announcement>
      <Stack width="beside-tools">
        <Skeleton shape="control" />
      </Stack>
      <Skeleton count={6} />
      {/* Last, so that it moves nothing. */}
      {isSlow && <p aria-hidden>{SLOW}</p>}
    </Stack>
  )
}
