import type { HandlerChoice } from '@latchkey/domain/leads/lead-choices'
import { choicesOf, withChosen, type Person } from '@latchkey/domain/users/people'
import { SegmentedControl } from '../../../controls/SegmentedControl/SegmentedControl.tsx'
import { InlineSelect } from '../../../inputs/InlineSelect/InlineSelect.tsx'

export interface WhoseLeadsProps {
  /** Null for everybody's leads. */
  choice: HandlerChoice | null
  onChoice: (choice: HandlerChoice | null) => void
  /** The users who can be chosen; without them there is no such choice. */
  handlers?: readonly Person[] | undefined
}

const EVERYBODY = 'all'
const CHOICES = [
  { value: EVERYBODY, label: 'All' },
  { value: 'me', label: 'Mine' },
  { value: 'none', label: 'Unassigned' },
] as const
const ANYBODY = 0

/**
 * Filters a list of leads by handler.
 *
 * @do Use it in the toolbar of a list of leads.
 * @do Give the handlers only to people who may assign leads.
 * @dont Do not use it for whose viewings a calendar shows.
 * @key Enter or Space: Chooses, or opens the handlers.
 */
export function WhoseLeads({ choice, onChoice, handlers }: WhoseLeadsProps) {
  const isMe = handlers?.some((handler) => handler.isMe && handler.id === choice)
  const group = isMe ? 'me' : choice
  const person = typeof group === 'number' ? group : null
  return (
    <>
      <SegmentedControl<(typeof CHOICES)[number]['value']>
        label="Whose leads"
        size="small"
        choices={CHOICES}
        value={typeof group === 'number' ? null : (group ?? EVERYBODY)}
        onChange={(value) => onChoice(value === EVERYBODY ? null : value)}
      />
      {handlers && (
        <InlineSelect<number>
          label="Handler"
          // Narrower in a small window, so that the toolbar stays on one line at 1280 px.
          width="clamp(7rem, 100vw - 73rem, 10rem)"
          options={[
            { value: ANYBODY, label: 'Anybody' },
            // Without oneself, for that is 'Mine'; one who has left, too.
            ...choicesOf(
              withChosen(
                handlers.filter((handler) => !handler.isMe),
                person,
              ),
            ),
          ]}
          value={person ?? ANYBODY}
          onChange={(id) => onChoice(id === ANYBODY ? null : id)}
        />
      )}
    </>
  )
}
