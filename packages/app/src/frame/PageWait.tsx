import { Announcement } from '@latchkey/ui/accessibility/Announcement'
import { Skeleton } from '@latchkey/ui/layout/Skeleton'
import { Stack } from '@latchkey/ui/layout/Stack'
import { useLookingAgain } from './use-looking-again.ts'

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
