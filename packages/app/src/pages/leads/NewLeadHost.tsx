import { linkFoundHome } from '@latchkey/domain/lead-dialog/link-found-home'
import { enquiryIn } from '@latchkey/domain/navigation/to-complete-address'
import { openEnquiry } from '@latchkey/domain/to-complete/open-enquiry'
import { SearchModel } from '@latchkey/domain/search/search.store'
import { NewLeadDialog } from '@latchkey/ui/lettings/leads/NewLeadDialog/NewLeadDialog.tsx'
import type { DialogProps } from '@latchkey/ui/loading/lazy-dialog.tsx'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useSearch } from '../../address/AppRouter.tsx'
import { useHandlers } from '../../components/use-handlers.ts'
import { useEditorDialog } from '../../editing/use-open-editor.ts'
import { useRoot } from '../../runtime/runtime.ts'
import { useStore } from '../../runtime/use-store.ts'

/** Debounce after a key, in milliseconds. */
const TYPING_MS = 150

export const NewLeadHost = observer(function NewLeadHost({ isOpen, onClose }: DialogProps) {
  const root = useRoot()
  const { brand, leads, session, users } = root
  const editor = leads.creating
  const { opened } = editor
  const enquiry = enquiryIn(useSearch().params)
  const { props, closeAfter } = useEditorDialog(editor, 'lead', {
    open: isOpen ? 'new' : null,
    openNew: () => (enquiry === null ? leads.openNew() : openEnquiry(leads, enquiry)),
    onClose,
  })

  const canAssign = session.can('leads-assign')
  const handlers = useHandlers(isOpen && canAssign)
  const search = useStore(SearchModel)
  const { text } = search
  useEffect(() => {
    const timer = setTimeout(() => void search.find(), TYPING_MS)
    return () => clearTimeout(timer)
  }, [search, text])

  if (opened === null) return null
  const { form } = opened
  return (
    <NewLeadDialog
      key={editor.openings}
      {...props}
      opened={opened}
      agents={users.agents}
      userId={session.user?.id ?? null}
      handlers={canAssign ? handlers : undefined}
      hasHandler={enquiry === null}
      homeSearch={
        session.can('properties-view')
          ? {
              homes: search.homes,
              hasMore: search.hasMoreHomes,
              hasNone: search.hasNoHome,
              // With the maximum of results.
              onType: (typed) => search.open(typed),
              onChoose: (home) => void (form && linkFoundHome(root, form, home)),
            }
          : undefined
      }
      isUnanswered={editor.isUnanswered}
      isStrict={brand.shown.strictRecords}
      onSaveAnyway={() => void closeAfter(editor.saveAnyway({ override: true }))}
      onCompleteAnyway={
        session.can('right-to-rent-override')
          ? (reason) => void closeAfter(editor.saveAnyway({ rightToRentOverride: reason }))
          : undefined
      }
      onObstacleClose={() => editor.dismissObstacle()}
    />
  )
})
