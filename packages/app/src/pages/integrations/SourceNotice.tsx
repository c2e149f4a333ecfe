import type { SourcesPage } from '@latchkey/domain/integrations/sources/sources-page.store'
import { NewSourceNotice } from '@latchkey/ui/lettings/integrations/NewSourceNotice/NewSourceNotice.tsx'
import { observer } from 'mobx-react-lite'

/** Address and key of a source that was just made. */
export const SourceNotice = observer(function SourceNotice({ page }: { page: SourcesPage }) {
  const { shown } = page
  return (
    shown !== null && (
      <NewSourceNotice
        name={shown.name}
        url={shown.url}
        sourceKey={shown.key}
        onDone={() => page.show(null)}
      />
    )
  )
})
