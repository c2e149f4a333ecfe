import type { HandlerOption } from '@latchkey/domain/leads/handler/handler.contract'
import type { HandlerChoice } from '@latchkey/domain/leads/lead.choices'
import { SegmentedControl } from '../../../controls/SegmentedControl/SegmentedControl.tsx'
import { InlineSelect } from '../../../inputs/InlineSelect/InlineSelect.tsx'

export interface WhoseLeadsProps {
  /** Null for everybody's leads. */
  choice: HandlerChoice | null
  onChoice: (choice: HandlerChoice | null) => void
  /** The users who can be chosen; without them there is no such choice. */
  handlers?: readonly HandlerOption[] | undefined
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
  const isPerson = typeof choice === 'number'
  return (
    <>
      <SegmentedControl<(typeof CHOICES)[number]['value']>
        label="Whose leads"
        size="small"
        choices={CHOICES}
        value={isPerson ? null : (choice ?? EVERYBODY)}
        onChange={(value) => onChoice(value === EVERYBODY ? null : value)}
      />
      {handlers && (
        <InlineSelect<number>
          label="Handler"
          // Narrower in a small window, so that the toolbar stays on one line at 1280 px.
          width="clamp(7rem, 100vw - 73rem, 10rem)"
          options={[
            { value: ANYBODY, label: 'Anybody' },
            ...withChosen(handlers, isPerson ? choice : null).map(({ id, name }) => ({
              value: id,
              label: name,
            })),
          ]}
          value={isPerson ? choice : ANYBODY}
          onChange={(id) => onChoice(id === ANYBODY ? null : id)}
        />
      )}
    </>
  )
}

/** Adds a chosen user who has left and is no longer offered. */
function withChosen(handlers: readonly HandlerOption[], chosen: number | null): readonly HandlerOption[] {
  if (chosen === null || handlers.some(({ id }) => id === chosen)) return handlers
  return [...handlers, { id: chosen, name: 'Somebody else' }]
}
