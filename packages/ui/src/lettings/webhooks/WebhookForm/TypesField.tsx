import { EVENT_KINDS, EVENT_TYPES, kindOfType, type EventType } from '@latchkey/domain/events/event.enums'
import type { WebhookDraft } from '@latchkey/domain/webhooks/webhook.draft'
import { KIND_LABELS, WEBHOOK_WORDS } from '@latchkey/domain/webhooks/webhook.messages'
import { BoundField } from '../../../forms/BoundField.tsx'
import type { BoundValues } from '../../../forms/bound-form.ts'
import { Field } from '../../../forms/Field/Field.tsx'
import { Checkbox } from '../../../inputs/Checkbox/Checkbox.tsx'
import { FieldGrid } from '../../../layout/FieldGrid/FieldGrid.tsx'
import { Stack } from '../../../layout/Stack/Stack.tsx'

export interface TypesFieldProps {
  form: BoundValues<WebhookDraft>
}

const withType = (types: readonly EventType[], type: EventType, isChosen: boolean): EventType[] =>
  EVENT_TYPES.filter((each) => (each === type ? isChosen : types.includes(each)))

/** The events that are sent to a webhook: all, or those that are ticked. */
export function TypesField({ form }: TypesFieldProps) {
  return (
    <BoundField form={form} name="types" isGroup isRequired>
      {({ value, onChange }) => (
        <Stack>
          <Checkbox
            label={WEBHOOK_WORDS.allTypes}
            isChecked={value === null}
            onChange={(isAll) => onChange(isAll ? null : [])}
          />
          {value !== null && (
            <FieldGrid columns={2}>
              {EVENT_KINDS.map((kind) => (
                <Field key={kind} label={KIND_LABELS[kind]} isGroup>
                  {EVENT_TYPES.filter((type) => kindOfType(type) === kind).map((type) => (
                    <Checkbox
                      key={type}
                      label={type}
                      isChecked={value.includes(type)}
                      onChange={(isChosen) => onChange(withType(value, type, isChosen))}
                    />
                  ))}
                </Field>
              ))}
            </FieldGrid>
          )}
        </Stack>
      )}
    </BoundField>
  )
}
