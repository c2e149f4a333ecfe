import { useOpenRecord } from '../../address/use-open-record.ts'
import { CreateNew } from '../../components/CreateNew.tsx'
import { useShortcut } from '../../components/use-shortcut.ts'
import { LeadListPage } from './LeadListPage.tsx'
import { ToCompleteButton, useToComplete } from './ToCompleteButton.tsx'
import { PAGES } from '@latchkey/domain/navigation/pages'
import { NEW_ENQUIRY_KEY } from '@latchkey/domain/search/palette'
import { SHORTCUT_CHOICE } from '@latchkey/domain/search/shortcut-choice'
import { useMedia } from '@latchkey/ui/hooks/use-media.ts'
import { lazyDialog } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { under } from '@latchkey/ui/theme/breakpoints.ts'
import { observer } from 'mobx-react-lite'
import { usePersonalChoice } from '../../runtime/use-personal-choice.ts'

const ToCompleteHost = lazyDialog(() => import('./ToCompleteHost.tsx'), 'ToCompleteHost')

export const EnquiriesPage = observer(function EnquiriesPage() {
  const [hasShortcut] = usePersonalChoice(SHORTCUT_CHOICE)
  const shortcut = hasShortcut ? NEW_ENQUIRY_KEY : null
  const isPhone = useMedia(under(640))
  const lead = useOpenRecord('lead')
  const toComplete = useToComplete()
  const create = () => lead.show('new')
  useShortcut(shortcut, create)
  const createNew = <CreateNew {...(shortcut !== null && { shortcut })} onClick={create} />
  return (
    <LeadListPage
      title={PAGES.enquiries.title}
      section="Enquiry"
      lead={lead}
      actions={
        <>
          {!isPhone && <ToCompleteButton />}
          {createNew}
        </>
      }
      emptyHint={createNew}
    >
      <ToCompleteHost
        isOpen={toComplete.isOpen}
        onComplete={toComplete.complete}
        onClose={toComplete.close}
      />
    </LeadListPage>
  )
})
