import { Announcement } from '../../accessibility/Announcement/Announcement.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { useSuspenseRetry } from '../../loading/use-suspense-retry.ts'

/** The rough shape of a page that is still being fetched. */
export function PageSkeleton() {
  useSuspenseRetry()
  return (
    <Stack gap="large">
      <Announcement>Loading…</Announcement>
      <Skeleton shape="control" />
      <Skeleton count={6} />
    </Stack>
  )
}
