import { COPY_FEED_NOW } from '@latchkey/domain/calendar-feed/calendar-feed.messages'
import type { CalendarFeed } from '@latchkey/domain/calendar-feed/calendar-feed.contract'
import { Button } from '../../../controls/Button/Button.tsx'
import { Field } from '../../../forms/Field/Field.tsx'
import { useFocusKept } from '../../../hooks/use-focus-kept.ts'
import { CopyField } from '../../../inputs/CopyField/CopyField.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Skeleton } from '../../../layout/Skeleton/Skeleton.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { Banner } from '../../../overlays/Banner/Banner.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'

export interface CalendarFeedCardProps {
  /** Null until loaded. */
  feed: CalendarFeed | null
  /** The address that was just created; null if there is none to show. */
  newUrl: string | null
  /** True if loading failed. */
  hasFailed?: boolean
  isBusy?: boolean
  onCreate: () => void
  onRenew: () => void
  onEnd: () => void
  onRetry: () => void
}

/**
 * The address of the user's calendar feed of viewings; shown only once.
 *
 * @do Show a new address until the page is left: it cannot be had again.
 * @dont Do not make a new address without a question: calendars that read the present one stop.
 * @key Enter or Space: Presses the focused one.
 */
export function CalendarFeedCard({
  feed,
  newUrl,
  hasFailed = false,
  isBusy = false,
  onCreate,
  onRenew,
  onEnd,
  onRetry,
}: CalendarFeedCardProps) {
  const dateFormatter = useDateFormatter()
  const place = useFocusKept()
  if (feed === null)
    return (
      <Card title="Calendar feed">
        {hasFailed ? (
          <Banner tone="danger" onRetry={onRetry}>
            Your calendar feed could not be loaded.
          </Banner>
        ) : (
          <Skeleton />
        )}
      </Card>
    )
  return (
    <Card title="Calendar feed">
      <div {...place}>
        <Stack>
          <p>
            See your viewings in the calendar on your phone or computer. It reads them from a private address.
          </p>
          {newUrl !== null && (
            <Field label="Address" hint={COPY_FEED_NOW}>
              <CopyField what="address" value={newUrl} onChange={() => undefined} isReadOnly />
            </Field>
          )}
          {feed.on ? (
            <>
              <p>
                {feed.lastReadAt === null
                  ? 'Never read'
                  : `Last read ${dateFormatter.formatDateTime(feed.lastReadAt)}`}
              </p>
              <Inline>
                <Button isInactive={isBusy} onClick={onRenew}>
                  New address
                </Button>
                <Button isInactive={isBusy} onClick={onEnd}>
                  Switch off
                </Button>
              </Inline>
            </>
          ) : (
            <Inline>
              <Button isInactive={isBusy} onClick={onCreate}>
                Create address
              </Button>
            </Inline>
          )}
        </Stack>
      </div>
    </Card>
  )
}
