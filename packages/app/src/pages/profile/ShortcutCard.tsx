import { NEW_ENQUIRY_KEY } from '@latchkey/domain/search/palette'
import { SHORTCUT_CHOICE } from '@latchkey/domain/search/shortcut-choice'
import { Field } from '@latchkey/ui/forms/Field/Field.tsx'
import { RadioGroup } from '@latchkey/ui/inputs/RadioGroup/RadioGroup.tsx'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../runtime/runtime.ts'
import { usePersonalChoice } from '../../runtime/use-personal-choice.ts'

const OPTIONS = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const

/** A letter that acts by itself can be switched off (WCAG 2.1.4). */
export const ShortcutCard = observer(function ShortcutCard() {
  const { session } = useRoot()
  const [isOn, choose] = usePersonalChoice(SHORTCUT_CHOICE)
  return (
    session.can('enquiries-view') && (
      <Card title="Keyboard">
        <Field
          label={`Shortcut ${NEW_ENQUIRY_KEY} for a new enquiry`}
          hint="Works on the list of enquiries. Saved in this browser only."
          isGroup
        >
          <RadioGroup
            options={OPTIONS}
            value={isOn ? 'on' : 'off'}
            onChange={(chosen) => choose(chosen === 'on')}
            direction="row"
          />
        </Field>
      </Card>
    )
  )
})
