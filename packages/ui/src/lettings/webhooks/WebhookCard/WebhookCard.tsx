import type { Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import {
  missedSinceText,
  secretNote,
  typesText,
  WEBHOOK_WORDS,
} from '@latchkey/domain/webhooks/webhook.messages'
import { KeyRound, Pencil, Power, RotateCw, Send, TimerOff, Trash2 } from 'lucide-react'
import { Button } from '../../../controls/Button/Button.tsx'
import { FactList } from '../../../data/FactList/FactList.tsx'
import { Card } from '../../../layout/Card/Card.tsx'
import { Inline } from '../../../layout/Inline/Inline.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'
import { useDateFormatter } from '../../date-formatter-context.ts'
import { WebhookState } from '../WebhookState.tsx'

export interface WebhookCardProps {
  webhook: Webhook
  /** The moment at which it was switched off, in unix seconds, until the missed deliveries are sent; null otherwise. */
  missedSince: number | null
  isBusy?: boolean
  onTest: () => void
  onEdit: () => void
  onReplaceSecret: () => void
  onEndOldSecret: () => void
  /** Switches it on or off. */
  onSwitch: () => void
  onResend: () => void
  onDelete: () => void
}

/**
 * One webhook, with what can be done with it.
 *
 * @do Offer what was missed as soon as it is switched on again.
 * @dont Do not show its signing secret: that is shown once, after it was made.
 * @key Tab: Reaches the buttons.
 * @key Enter or Space: Presses the focused one.
 */
export function WebhookCard({ webhook, missedSince, isBusy = false, ...on }: WebhookCardProps) {
  const dates = useDateFormatter()
  const isOff = webhook.state === 'off'
  const note = secretNote(webhook, dates)
  return (
    <Card title={WEBHOOK_WORDS.one}>
      <Stack>
        <FactList
          facts={[
            { term: 'Address', value: webhook.url },
            { term: 'Events', value: typesText(webhook) },
            { term: 'State', value: <WebhookState webhook={webhook} /> },
            ...(note === '' ? [] : [{ term: WEBHOOK_WORDS.secret, value: note }]),
          ]}
        />
        <Inline>
          <Button icon={<Send aria-hidden />} isInactive={isBusy} onClick={on.onTest}>
            {WEBHOOK_WORDS.test}
          </Button>
          <Button icon={<Pencil aria-hidden />} isInactive={isBusy} onClick={on.onEdit}>
            Edit
          </Button>
          <Button icon={<KeyRound aria-hidden />} isInactive={isBusy} onClick={on.onReplaceSecret}>
            {WEBHOOK_WORDS.replaceSecret}
          </Button>
          {note !== '' && (
            <Button icon={<TimerOff aria-hidden />} isInactive={isBusy} onClick={on.onEndOldSecret}>
              {WEBHOOK_WORDS.endOldSecret}
            </Button>
          )}
          <Button icon={<Power aria-hidden />} isInactive={isBusy} onClick={on.onSwitch}>
            {isOff ? WEBHOOK_WORDS.on : WEBHOOK_WORDS.off}
          </Button>
          {!isOff && (
            <Button icon={<RotateCw aria-hidden />} isInactive={isBusy} onClick={on.onResend}>
              {missedSince === null ? WEBHOOK_WORDS.missed : missedSinceText(missedSince, dates)}
            </Button>
          )}
          <Button variant="danger" icon={<Trash2 aria-hidden />} isInactive={isBusy} onClick={on.onDelete}>
            Delete
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
