import type { Webhook } from '@latchkey/domain/webhooks/webhook.contract'
import { webhookStateText } from '@latchkey/domain/webhooks/webhook.messages'
import { StatusLabel } from '../../data/StatusLabel/StatusLabel.tsx'
import type { Tone } from '../../data/tone.ts'
import { useDateFormatter } from '../date-formatter-context.ts'

const toneOf = ({ state, offBecause }: Webhook): Tone => {
  if (state === 'on') return 'green'
  if (state === 'failing') return 'yellow'
  return offBecause === 'hand' ? 'neutral' : 'red'
}

/** Yellow may mend itself; red waits for a person. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const dates = useDateFormatter()
  return <StatusLabel tone={toneOf(webhook)}>{webhookStateText(webhook, dates)}</StatusLabel>
}
