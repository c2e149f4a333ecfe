import { NEW_ENQUIRY_KEY } from '@latchkey/domain/search/palette'
import { isShortcutOn, rememberShortcut } from '@latchkey/domain/search/shortcut-choice'
import { Field } from '@latchkey/ui/forms/Field/Field.tsx'
import { RadioGroup } from '@latchkey/ui/inputs/RadioGroup/RadioGroup.tsx'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useRuntime } from '../../runtime/runtime.ts'

const OPTIONS = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const

/** A letter that acts by itself can be switched off (WCAG 2.1.4). */
export const ShortcutCard = observer(function ShortcutCard() {
  const { root, storage } = useRuntime()
  const userId = root.session.user?.id ?? null
  const [isOn, setOn] = useState(userId !== null && isShortcutOn(storage, userId))
  const choose = (chosen: 'on' | 'off') => {
    setOn(chosen === 'on')
    if (userId !== null) rememberShortcut(storage, userId, chosen === 'on')
  }
  return (
    root.session.can('enquiries-view') && (
      <Card title="Keyboard">
        <Field
          label={`Shortcut ${NEW_ENQUIRY_KEY} for a new enquiry`}
          hint="Works on the list of enquiries. Saved in this browser only."
          isGroup
        >
          <RadioGroup options={OPTIONS} value={isOn ? 'on' : 'off'} onChange={choose} direction="row" />
        </Field>
      </Card>
    )
  )
})
