import { CalendarFeedStoreModel } from '@latchkey/domain/calendar-feed/calendar-feed.store'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { NEW_ENQUIRY_KEY } from '@latchkey/domain/search/palette'
import { SHORTCUT_CHOICE } from '@latchkey/domain/search/shortcut-choice'
import { OwnSessionsStoreModel } from '@latchkey/domain/session/own-sessions.store'
import { Field } from '@latchkey/ui/forms/Field/Field.tsx'
import { RadioGroup } from '@latchkey/ui/inputs/RadioGroup/RadioGroup.tsx'
import { Card } from '@latchkey/ui/layout/Card/Card.tsx'
import { PageHeader } from '@latchkey/ui/layout/PageHeader/PageHeader.tsx'
import { Stack } from '@latchkey/ui/layout/Stack/Stack.tsx'
import { CalendarFeedCard } from '@latchkey/ui/lettings/profile/CalendarFeedCard/CalendarFeedCard.tsx'
import { SessionsCard } from '@latchkey/ui/lettings/profile/SessionsCard/SessionsCard.tsx'
import {
  chooseColorScheme,
  rememberedColorScheme,
  type ColorScheme,
} from '@latchkey/ui/theme/color-scheme.ts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useRoot } from '../../runtime/runtime.ts'
import { usePersonalChoice } from '../../runtime/use-personal-choice.ts'
import { useLoaded } from '../../runtime/use-store.ts'
import { OwnProfile } from './OwnProfile.tsx'
import { TwoFactorSettings } from './TwoFactorSettings.tsx'

export const ProfilePage = observer(function ProfilePage() {
  const { session } = useRoot()
  return (
    <>
      <PageHeader title={PAGES.profile.title} />
      <Stack width="form">
        <OwnProfile />
        <TwoFactorSettings />
        <OwnSessions />
        <OwnCalendarFeed />
        <Appearance />
        {session.can('enquiries-view') && <Keyboard />}
      </Stack>
    </>
  )
})

const OwnSessions = observer(function OwnSessions() {
  const own = useLoaded(OwnSessionsStoreModel)
  return (
    <SessionsCard
      sessions={own.sessions}
      hasFailed={own.hasFailed}
      onRetry={() => void own.load()}
      onEnd={({ id }) => void own.end(id)}
      onEndOthers={own.askEndOthers}
      isBusy={own.isSaving}
    />
  )
})

const OwnCalendarFeed = observer(function OwnCalendarFeed() {
  const own = useLoaded(CalendarFeedStoreModel)
  return (
    <CalendarFeedCard
      feed={own.feed}
      newUrl={own.newUrl}
      hasFailed={own.hasFailed}
      isBusy={own.isSaving}
      onCreate={() => void own.create({ done: null })}
      onRenew={own.askRenew}
      onEnd={() => void own.end()}
      onRetry={() => void own.load()}
    />
  )
})

const SCHEMES: readonly { value: ColorScheme; label: string }[] = [
  { value: 'system', label: 'Same as device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

function Appearance() {
  const [scheme, setScheme] = useState(rememberedColorScheme)
  const handleChange = (chosen: ColorScheme) => {
    setScheme(chosen)
    chooseColorScheme(chosen)
  }
  return (
    <Card title="Appearance">
      <Field label="Theme" hint="Saved in this browser only." isGroup>
        <RadioGroup options={SCHEMES} value={scheme} onChange={handleChange} direction="row" />
      </Field>
    </Card>
  )
}

const ON_OR_OFF = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const

/** A letter that acts by itself can be switched off (WCAG 2.1.4). */
const Keyboard = observer(function Keyboard() {
  const [isOn, choose] = usePersonalChoice(SHORTCUT_CHOICE)
  return (
    <Card title="Keyboard">
      <Field
        label={`Shortcut ${NEW_ENQUIRY_KEY} for a new enquiry`}
        hint="Works on the list of enquiries. Saved in this browser only."
        isGroup
      >
        <RadioGroup
          options={ON_OR_OFF}
          value={isOn ? 'on' : 'off'}
          onChange={(chosen) => choose(chosen === 'on')}
          direction="row"
        />
      </Field>
    </Card>
  )
})
