import { PAGES } from '@latchkey/domain/navigation/pages'
import { Field } from '@latchkey/ui/forms/Field/Field.tsx'
import { RadioGroup } from '@latchkey/ui/inputs/RadioGroup/RadioGroup.tsx'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import {
  chooseColorScheme,
  rememberedColorScheme,
  type ColorScheme,
} from '@latchkey/ui/theme/color-scheme.ts'
import { useState } from 'react'
import { OwnCalendarFeed } from './OwnCalendarFeed.tsx'
import { OwnProfile } from './OwnProfile.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { ShortcutCard } from './ShortcutCard.tsx'
import { TwoFactorSettings } from './TwoFactorSettings.tsx'

const SCHEMES: readonly { value: ColorScheme; label: string }[] = [
  { value: 'system', label: 'Same as device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export function ProfilePage() {
  const [scheme, setScheme] = useState(rememberedColorScheme)
  const handleChange = (chosen: ColorScheme) => {
    setScheme(chosen)
    chooseColorScheme(chosen)
  }
  return (
    <>
      <PageHeader title={PAGES.profile.title} />
      <Stack width="form">
        <OwnProfile />
        <TwoFactorSettings />
        <OwnSessions />
        <OwnCalendarFeed />
        <Card title="Appearance">
          <Field label="Theme" hint="Saved in this browser only." isGroup>
            <RadioGroup options={SCHEMES} value={scheme} onChange={handleChange} direction="row" />
          </Field>
        </Card>
        <ShortcutCard />
      </Stack>
    </>
  )
}
